"""One function a picture."""
