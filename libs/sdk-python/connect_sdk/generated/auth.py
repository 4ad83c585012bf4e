# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    LoginDto,
    ProfileDto,
    RegisterDto,
    RegisteredDto,
    SandboxSignInDto,
    SignedInDto,
)


class AuthService(Service):
    """Sign in, stay signed in, sign out."""

    def login(
        self,
        body: LoginDto,
    ) -> SignedInDto:
        """Sign in with a username and a password.

        Answers an access token that is sent as a bearer token, and sets the refresh cookie that
        continues the session. Wrong attempts lock the account for a while.
        """
        return self._call(
            "POST",
            "/api/auth/login",
            body=body,
        )

    def sandbox_sign_in(
        self,
        body: SandboxSignInDto | None = None,
    ) -> SignedInDto:
        """Become one of the sandbox personas, on this machine only.

        Needs no password; it exists only in sandbox mode, only for callers on this machine.
        Without a username it signs in the default persona.
        """
        return self._call(
            "POST",
            "/api/auth/sandbox-sign-in",
            body=body,
        )

    def register(
        self,
        body: RegisterDto,
    ) -> RegisteredDto:
        """Make an account.

        Anybody may make an account with the role user. An administrator’s token is needed for
        the other roles, and then no session is opened.
        """
        return self._call(
            "POST",
            "/api/auth/register",
            body=body,
        )

    def refresh(
        self,
    ) -> SignedInDto:
        """Continue the session of the refresh cookie.

        The refresh token works once: the answer sets the next one. Programs that hold no
        cookies sign in again instead.
        """
        return self._call(
            "POST",
            "/api/auth/refresh",
        )

    def logout(
        self,
    ) -> None:
        """End the session of the refresh cookie and of the bearer token.

        Ends the session for every device that shares it; the access token stops working at
        once.
        """
        self._call(
            "POST",
            "/api/auth/logout",
        )

    def me(
        self,
    ) -> ProfileDto:
        """The person who is signed in.

        Reads the account behind the token: role, bank, and the state of its identity check.
        """
        return self._call(
            "GET",
            "/api/auth/me",
        )
