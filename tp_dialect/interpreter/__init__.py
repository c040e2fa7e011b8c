"""numpy semantics of functions, kernels, phases and chips."""
