"""What a person types: `tp-opt`, `tp-run`. Thin: arguments in, clear errors and exit codes out."""
