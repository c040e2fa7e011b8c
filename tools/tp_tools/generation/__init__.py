"""Text from a decoder whose layers are a program: the part of a model around its layers, on the host.

tokenizer    byte-level BPE from the metadata of a GGUF file
decoder      embedding, positions, final norm, head, and the greedy loop
engines      a layer's program, once, and a session of it for each layer
"""
