"""Many games at once for JAX: on a GPU in the memory where JAX computes, so that nothing is copied."""
