# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ChangePasswordDto,
    ChoosePasswordDto,
    LoginDto,
    OpenSessionDto,
    PasswordChosenDto,
    ProfileDto,
    RegisterDto,
    RegisteredDto,
    SandboxSignInDto,
    SessionsEndedDto,
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
        continues the session, and another by which the browser is known. Whoever is wrong five
        times waits a minute, then longer, up to 15 minutes; so does everybody without that
        cookie where many tried the same name.
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

        Needs no password but the link that `npm start` printed, once, or the cookie of a
        browser that came by one. It exists only in sandbox mode, only for callers on this
        machine. Without a username it signs in the default persona.
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

        The refresh token works once: the answer sets the next one, and the same one when the
        same client asks again within ten seconds. Programs that hold no cookies sign in again
        instead.
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

    def change_password(
        self,
        body: ChangePasswordDto,
    ) -> None:
        """Change your password.

        Asks for the current one; whoever is wrong five times waits, as at the sign-in. Every
        other session of yours ends, this one stays.
        """
        self._call(
            "POST",
            "/api/auth/password",
            body=body,
        )

    def choose_password(
        self,
        body: ChoosePasswordDto,
    ) -> PasswordChosenDto:
        """Choose a password by a one-time code.

        An administrator gives the code out. It works once; every session of the account ends,
        and the new password signs in.
        """
        return self._call(
            "POST",
            "/api/auth/password/choose",
            body=body,
        )

    def list_own_sessions(
        self,
    ) -> list[OpenSessionDto]:
        """List where you are signed in.

        Every session of yours that is open, this one first, with the device and address it was
        used from last.
        """
        return self._call(
            "GET",
            "/api/auth/sessions",
        )

    def end_own_session(
        self,
        id: str,
    ) -> None:
        """End one of your sessions.

        Its tokens stop working: here at once, in other processes within five seconds.
        """
        self._call(
            "DELETE",
            "/api/auth/sessions/{id}",
            path={"id": id},
        )

    def end_other_sessions(
        self,
    ) -> SessionsEndedDto:
        """End all your sessions but this one.

        Signs you out everywhere else and answers how many sessions that were.
        """
        return self._call(
            "POST",
            "/api/auth/sessions/end-others",
        )
