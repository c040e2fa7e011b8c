"""TP6xx: running and loading."""

from __future__ import annotations

from tp_dialect.errors.entry import Entry

ENTRIES: dict[str, Entry] = {
    # TP600-TP619: the numpy engine.
    "TP600": Entry(
        "operation that the engine does not run",
        "the engine runs func, arith, math, linalg and tensor; other operations have no meaning on numpy arrays here.",
        "lower it to those first, or register a handler for it (`tp_dialect.interpreter.functions.handles`).",
    ),
    "TP601": Entry(
        "size that is not known",
        "functions are compiled to numpy once, for the sizes that their types say; `?` says none.",
        "specialise the function to its sizes before it is run.",
    ),
    "TP602": Entry(
        "element type that the engine cannot hold",
        "numpy arrays hold floats of 16 to 64 bits and integers of up to 64 bits.",
        "use f64, f32, f16, bf16, index or an integer of 1 to 64 bits.",
    ),
    "TP603": Entry(
        "value from outside",
        "a function or block is compiled on its own, from its arguments only.",
        "pass the value as an argument, or define it inside.",
    ),
    "TP604": Entry(
        "constant without numbers",
        "a dense resource names a file's blob, and other attributes hold no numbers at all.",
        "write the numbers as `dense<...>`.",
    ),
    "TP605": Entry(
        "infinity that was read as a number",
        "hexadecimal digits inside a dense constant, as in dense<0xFF800000>, are read as the integer 4286578688.",
        'write the constant by its bytes, as in dense<"0x000080FF">; as a scalar, 0xFF800000 : f32 is read rightly.',
    ),
    "TP606": Entry(
        "operation that does not fit together",
        "the operands, attributes or body of an operation contradict each other.",
        "verify the module; the message says what was expected.",
    ),
    "TP607": Entry(
        "result that is not written once",
        "the indexing map of a result names a loop twice, or computes an index.",
        "index results by distinct loops and by 0 along dimensions of size 1.",
    ),
    "TP608": Entry(
        "indices that leave the tensor",
        "an indexing map or a slice reaches beyond the operand's dimension.",
        "correct the map, the offsets or the sizes.",
    ),
    "TP609": Entry(
        "computed index that leaves the tensor",
        "an index that was computed at run time is negative or too large.",
        "look at the ids that were passed in.",
    ),
    "TP610": Entry(
        "assertion of the program",
        "the program itself checks a condition (cf.assert), and it does not hold.",
        "look at the inputs; the text of the assertion is in the message.",
    ),
    "TP611": Entry(
        "call that does not fit",
        "a callee is looked up in the nearest symbol table, and takes the arguments that its type says.",
        "define the function in the same program, and pass it what it takes.",
    ),
    "TP612": Entry(
        "recursion",
        "a function that calls itself cannot be compiled to a straight list of numpy calls.",
        "write the repetition out.",
    ),
    "TP613": Entry(
        "function without a single block",
        "the engine runs straight code: one block that ends in a terminator. A declaration has no body at all.",
        "define the function, or remove the branches.",
    ),
    "TP614": Entry(
        "arrays that do not fit the arguments",
        "a compiled function was called with another number of arrays, or with one of another shape or type.",
        "pass arrays exactly as the function's type says; nothing is converted.",
    ),
    # TP620-TP639: running programs and files.
    "TP620": Entry(
        "element type without numbers",
        "the engine holds tensors as numpy arrays, and numpy has no such element type.",
        "use f64, f32, f16, bf16, index, i1, i8, i16, i32 or i64.",
    ),
    "TP621": Entry(
        "replicas that disagree",
        "two chips hold the same piece of an output, but with different values.",
        "look at what each of the two computed it from; a dealt sum that was not reduced is the usual cause.",
    ),
    "TP622": Entry(
        "output with a hole",
        "no chip holds some coordinate of an output, or no statement bound it.",
        "compare the ranges of its pieces with the full shape.",
    ),
    "TP623": Entry(
        "array missing",
        "the inputs hold no array for a full tensor that the program needs.",
        "arrays are keyed by the names of full tensors; more of them than needed do no harm.",
    ),
    "TP624": Entry(
        "shape of an array",
        "an array has another shape than the full tensor that it is given for.",
        "give the full tensor, not a chip's piece, in the order in which the checkpoint stores it.",
    ),
    "TP625": Entry(
        "type of an array",
        "an array has another element type than the program says; converting it in silence could lose values.",
        "convert it before saving it.",
    ),
    "TP626": Entry(
        "level that the program has not reached",
        "a program runs at the levels that it has reached: source, sections, phases. A program per chip has the level"
        " of relay alone.",
        "run the pass that the hint names, or choose a shallower level.",
    ),
    "TP627": Entry(
        "kernel without a function",
        "running a section at source level takes the function that its kernel implements, and the kernel names none.",
        "run it at the level of sections, or write `implements @function` in the kernel's head.",
    ),
    "TP628": Entry(
        "section on the wrong chip",
        "a section stores a tensor that lives on another chip, whose memory it cannot reach.",
        "run tp-relocate, or correct the chip behind `on`.",
    ),
    "TP629": Entry(
        "tensor that a chip does not hold",
        "every chip has a memory of its own, and a section reads what its chip holds.",
        "only an all-reduce section crosses chips (tp-allreduce), and only a replicated tensor is everywhere; in relay"
        " form only a copy step moves anything.",
    ),
    "TP630": Entry(
        "file of arrays",
        "the file is no npz file, is damaged, or holds pickled objects, which are never read.",
        "save it by `numpy.savez(file, name=array, ...)`.",
    ),
    "TP631": Entry(
        "nothing to check against",
        "the file with expected results has no array for an output.",
        "name it as the output is named.",
    ),
    "TP632": Entry(
        "shape of an expected result",
        "an output and what is expected of it have different shapes.",
        "expected results are full tensors.",
    ),
    "TP633": Entry(
        "options that do not fit",
        "an option needs another one, or has a value that makes no sense.",
        "see `tp-run --help`.",
    ),
    "TP634": Entry(
        "file without a program",
        "the file holds no tp.program, and without a plan nobody knows the names of a plain function's arguments.",
        "give --plan CASE.json, and --chips N to shard it.",
    ),
    "TP635": Entry(
        "which program",
        "the file holds several programs and none was chosen, or not the one that was.",
        "give --program NAME with one of those that the message lists.",
    ),
    "TP636": Entry(
        "which function",
        "the file holds no function of the name that the case, or --function, gives.",
        "give --function NAME with one of those that the message lists.",
    ),
    "TP637": Entry(
        "case that does not fit the function",
        "the case names another number of arguments or results than the function has.",
        "list all of them in order.",
    ),
    # TP640-TP669: loading checkpoints.
    "TP640": Entry(
        "file that is no checkpoint",
        "the file cannot be read, is empty, or begins like no format that is known.",
        "give a safetensors file, a GGUF file, or an index of safetensors files that ends in .json.",
    ),
    "TP641": Entry(
        "checkpoint that is cut short",
        "the file ends inside its header.",
        "fetch the file again, and compare its size with the original's.",
    ),
    "TP642": Entry(
        "header that is not one",
        "a header is JSON, or a list of counted values, of bounded size; this one says what no writer says.",
        "fetch the file again; a header of more than 32 MiB belongs to a file that should be split.",
    ),
    "TP643": Entry(
        "bytes of a tensor",
        "a tensor's bytes lie outside the file, begin inside another tensor's, or not where the format wants them.",
        "the file is cut short or its header is wrong: fetch it again.",
    ),
    "TP644": Entry(
        "tensor that is there twice",
        "a name stands for one tensor, in all files that are given together.",
        "give each file once, and no two models at once.",
    ),
    "TP645": Entry(
        "type of a stored tensor",
        "the file gives a type that its format does not have, so not even the tensor's size is known.",
        "convert the file with the format's own library.",
    ),
    "TP646": Entry(
        "shape of a stored tensor",
        "a shape is negative, absurd, holds a broken block, or another number of bytes than the tensor has.",
        "the header is wrong: fetch the file again.",
    ),
    "TP647": Entry(
        "form of a GGUF file",
        "versions 2 and 3 are read, little-endian, aligned to a power of two of at least 8.",
        "convert the file with llama.cpp's tools.",
    ),
    "TP648": Entry(
        "index of a checkpoint",
        "an index names a file beside itself for each tensor, and that file holds it.",
        "fetch index and files from the same place.",
    ),
    "TP649": Entry(
        "stored format that is not read",
        "the tensor's size is known, but there is no reader for its numbers here.",
        "convert it to F32, F16, BF16, Q8_0, Q4_0 or Q4_1; tensors that nothing asks for may have any format.",
    ),
    "TP650": Entry(
        "tensor that the checkpoint does not have",
        "no rule of the name map leads to a stored tensor, and the name is not declared as tied to another.",
        "give the other file too, or a name map with a rule or an alias for it.",
    ),
    "TP651": Entry(
        "name that fits twice",
        "a program's tensor must be one tensor of the checkpoint; two rules, or two prefixes, lead to one each.",
        "make the rules say more of the name, or name the tensor with its prefix.",
    ),
    "TP652": Entry(
        "rule of a name map",
        "a rule is text with {words} and [optional text], and its rows are reordered by parts that they consist of.",
        "correct the rule.",
    ),
    "TP653": Entry(
        "shape in the checkpoint",
        "the program was made for another shape than the file holds, or for its transpose.",
        "compare the model's configuration with the program's; nothing is transposed in silence.",
    ),
    "TP654": Entry(
        "numbers that would be lost",
        "a file's numbers are widened to the program's type, but narrowed only where that is asked for.",
        "compile for the stored type, or ask for narrowing; integers need scales to become floats.",
    ),
    "TP655": Entry(
        "cut through a block",
        "the values of a block, or of a group, share one scale, so a chip gets all of it or nothing.",
        "cut at a multiple of the block; `Weights.granule` says which on each axis.",
    ),
    "TP656": Entry(
        "scales that do not fit",
        "scales, zero points and group indices belong to a weight by its shape.",
        "compare their shapes; each size divides the weight's.",
    ),
    "TP657": Entry(
        "companions cut differently",
        "a bias indexes the same axis as its weight, so on one chip both have the same ranges.",
        "give the bias the ranges of its weight, in the same order.",
    ),
    "TP658": Entry(
        "chip that the manifest does not have",
        "a manifest of n chips has the chips 0 to n-1.",
        "load with the manifest that was made for this number of chips.",
    ),
    "TP659": Entry(
        "name map",
        "a name map is a JSON object with rules (program, stored, reorder) and aliases.",
        "see `tp-run --help`.",
    ),
    "TP660": Entry(
        "heads of a GGUF model",
        "query and key rows are stored interleaved by head, so the file must say how many heads there are.",
        "convert the model again, or give a name map of your own.",
    ),
    # TP670-TP689: several processes.
    "TP670": Entry(
        "no MPI",
        "`--engine mpi` runs on mpi4py and an MPI library, which are an extra of this package.",
        "pip install 'tp-dialect[mpi]', or set up mpi4py for the MPI that the machine has.",
    ),
    "TP671": Entry(
        "launcher that does not start",
        "`--ranks` starts the ranks by a launcher: `mpiexec` beside Python or on the PATH, or what `--launcher` names.",
        "give a launcher that takes `-n`, or start the ranks yourself: `mpiexec -n 2 tp-run ... --engine mpi`.",
    ),
    "TP672": Entry(
        "number of ranks",
        "every chip of the program is one rank, no more and no fewer.",
        "start as many ranks as the program has chips, or compile it for as many chips as there are ranks.",
    ),
    "TP673": Entry(
        "ranks with different programs",
        "the ranks compare a digest of their program before the first step, and one of them differs.",
        "give every rank the same files, the same version of this package, and the same options.",
    ),
    "TP674": Entry(
        "rank that died",
        "a rank's process has ended without saying why: it was killed, ran out of memory, or its machine is gone.",
        "look at what the launcher and the system say of it; the other ranks have stopped because of it.",
    ),
    "TP675": Entry(
        "another rank's error",
        "a rank has stopped with an error, so the others cannot go on.",
        "the message repeats the other rank's; mend that.",
    ),
    "TP676": Entry(
        "waiting too long",
        "a rank is there but does not send what others wait for, or has not come at all.",
        "give it more time by `--patience` if it is merely slow.",
    ),
    "TP677": Entry(
        "what does not go on several processes",
        "a plain function has no chips, and standard input reaches one rank only.",
        "compile for as many chips as there are ranks (--plan, --chips), and name a file.",
    ),
    "TP678": Entry(
        "state that does not come back",
        "a tensor is carried to the next run of a program where it is, so a chip gives back the piece that it took.",
        "compile with a plan that cuts the state as it comes in and as it goes out alike.",
    ),
    "TP679": Entry(
        "layer of another form",
        "a decoder layer for one token takes x, cos, sin, mask, at and its cache, and gives y and the cache as new_...",
        "name the arguments and results so in the case file.",
    ),
    "TP680": Entry(
        "model that cannot be generated from",
        "text needs a GGUF file that states the model's sizes and holds a byte-level BPE vocabulary.",
        "give such a file by --model.",
    ),
    "TP681": Entry(
        "more tokens than positions",
        "the layer's cache has a fixed number of positions, one for each token that is read.",
        "ask for fewer tokens, or export the layer with a larger cache.",
    ),
}
