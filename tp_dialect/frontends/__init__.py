"""What comes from outside beside the IR: case files, and the words of tensor-parallel plans."""
