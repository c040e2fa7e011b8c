// Targets that lack something that an all-reduce asks for.

tp.target @lonely tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32, i32]
    precision f32 handoffs (site, chip) chips 4 links []

tp.target @floats tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32]
    precision f32 handoffs (site, chips) chips 4 links []

tp.target @narrow tile [8, 8] grid [2, 2] memory 65536 engines [1, 1, 1] contraction [f32] elementwise [f32, i32]
    precision f32 handoffs (site, chips) chips 4 links []
