# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    KeySetDto,
)


class KeysService(Service):
    """Check what the bank signed."""

    def get_keys(
        self,
    ) -> KeySetDto:
        """Get every key that ever signed, for checking signatures.

        A JSON Web Key Set (RFC 7517). Each key tells from when and until when what it signed is
        genuine.
        """
        return self._call(
            "GET",
            "/.well-known/jwks.json",
        )
