// A target with half a KiB a site.

tp.target @tight tile [8, 8] grid [2, 2] memory 512 engines [1, 1, 1] contraction [f32] elementwise [f32] precision f32
    handoffs (site, chips) chips 4 links [all bandwidth 4 latency 500]
