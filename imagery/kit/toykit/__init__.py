"""Wooden toys, rooms and light for Blender, made in code."""
