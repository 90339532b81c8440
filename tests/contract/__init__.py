"""Tests of every registered game."""
