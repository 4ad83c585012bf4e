# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ApiKeyDto,
    CreateApiKeyDto,
    NewApiKeyDto,
)


class ApiKeysService(Service):
    """Let programs act for you."""

    def list_api_keys(
        self,
    ) -> list[ApiKeyDto]:
        """List your API keys, the newest first.

        With what each may do, when it was last used and how much of its hour is used up. No key
        is shown.
        """
        return self._call(
            "GET",
            "/api/v1/api-keys",
        )

    def create_api_key(
        self,
        body: CreateApiKeyDto,
    ) -> NewApiKeyDto:
        """Make an API key.

        Send it as a bearer token. The answer is the only one that holds the key; the bank keeps
        its hash. A key makes 1,000 requests an hour, counted over all servers and told in the
        headers `RateLimit-*`.
        """
        return self._call(
            "POST",
            "/api/v1/api-keys",
            body=body,
        )

    def list_api_key_scopes(
        self,
    ) -> list[str]:
        """List what a key of yours may be allowed.

        A scope is a part of the API, to read or to write. A key never does more than its owner
        may at the moment: it loses with you what your role loses.
        """
        return self._call(
            "GET",
            "/api/v1/api-keys/scopes",
        )

    def rotate_api_key(
        self,
        id: str,
    ) -> NewApiKeyDto:
        """Replace an API key by a new one.

        Name, scopes and expiry stay. The old key ends at once, everywhere.
        """
        return self._call(
            "POST",
            "/api/v1/api-keys/{id}/rotate",
            path={"id": id},
        )

    def revoke_api_key(
        self,
        id: str,
    ) -> ApiKeyDto:
        """End an API key for good.

        The key ends at once, everywhere, and cannot be brought back.
        """
        return self._call(
            "POST",
            "/api/v1/api-keys/{id}/revoke",
            path={"id": id},
        )
