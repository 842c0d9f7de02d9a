"""Our speed and the peers', measured in one run."""
