"""The rules of Dino Twist, chapter by chapter."""
