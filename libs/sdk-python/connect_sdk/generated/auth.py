# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AddedFactorDto,
    BeginProviderSignInDto,
    ChangePasswordDto,
    ChoosePasswordDto,
    ConfirmPasskeyDto,
    ConfirmTotpDto,
    FactorChallengeDto,
    FactorProvenDto,
    FactorsDto,
    LinkIdentityDto,
    LinkedIdentityDto,
    LoginDto,
    NewPasskeyDto,
    NewTotpDto,
    OpenSessionDto,
    PasswordChosenDto,
    ProfileDto,
    ProviderAddressDto,
    RecoveryCodesDto,
    RegisterDto,
    RegisteredDto,
    SandboxSignInDto,
    SessionsEndedDto,
    SignInFactorDto,
    SignedInDto,
    VerifyFactorDto,
)


class AuthService(Service):
    """Sign in, stay signed in, sign out."""

    def login(
        self,
        body: LoginDto,
    ) -> SignedInDto:
        """Sign in with a username and a password.

        Answers an access token that is sent as a bearer token, and sets the refresh cookie that
        continues the session, and another by which the browser is known. Whoever has a second
        factor is answered a challenge instead, in the details of `SIGN_IN_CHALLENGE`, for `POST
        /api/auth/login/factor`. Whoever is wrong five times waits a minute, then longer, up to
        15 minutes; so does everybody without that cookie where many tried the same name.
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

    def login_with_factor(
        self,
        body: SignInFactorDto,
    ) -> SignedInDto:
        """Finish signing in with your second factor.

        Takes the challenge that the right password was answered with, and a code or what a
        passkey signed. The challenge is good once, for five minutes; a wrong code may be
        corrected. Five wrong codes lock codes for a while.
        """
        return self._call(
            "POST",
            "/api/auth/login/factor",
            body=body,
        )

    def begin_provider_sign_in(
        self,
        body: BeginProviderSignInDto,
    ) -> ProviderAddressDto:
        """Begin to sign in at the provider.

        Answers where the browser goes, and sets a cookie that it has to bring back within ten
        minutes (authorization code with PKCE, state and nonce). `GET /api/v1/status` says
        whether a provider is configured.
        """
        return self._call(
            "POST",
            "/api/auth/oidc",
            body=body,
        )

    def list_linked_identities(
        self,
    ) -> list[LinkedIdentityDto]:
        """List the identities that open your account.

        Those at the provider of today, and at earlier ones as long as they are linked.
        """
        return self._call(
            "GET",
            "/api/auth/oidc/identities",
        )

    def link_identity(
        self,
        body: LinkIdentityDto,
    ) -> ProviderAddressDto:
        """Begin to link an identity to your account.

        Answers where the browser goes to show whose identity it is. It is linked when the same
        browser comes back within ten minutes while this session is open, and opens the account
        from then on.
        """
        return self._call(
            "POST",
            "/api/auth/oidc/identities",
            body=body,
        )

    def unlink_identity(
        self,
        id: str,
    ) -> None:
        """Unlink an identity from your account.

        It opens the account no longer. The last way of signing in stays.
        """
        self._call(
            "DELETE",
            "/api/auth/oidc/identities/{id}",
            path={"id": id},
        )

    def list_factors(
        self,
    ) -> FactorsDto:
        """List what you prove yourself by.

        Authenticator apps, passkeys and how many recovery codes are left, and whether this
        session still owes a proof.
        """
        return self._call(
            "GET",
            "/api/auth/factors",
        )

    def ask_for_factor(
        self,
    ) -> FactorChallengeDto:
        """Get a challenge for a passkey to sign.

        Good once, for five minutes, in this session. A code needs no challenge.
        """
        return self._call(
            "POST",
            "/api/auth/factors/challenge",
        )

    def verify_factor(
        self,
        body: VerifyFactorDto,
    ) -> FactorProvenDto:
        """Prove your second factor in this session.

        What asks for a fresh factor is open for five minutes from then on. Five wrong codes
        lock codes for a while, not passkeys.
        """
        return self._call(
            "POST",
            "/api/auth/factors/verify",
            body=body,
        )

    def begin_totp(
        self,
    ) -> NewTotpDto:
        """Begin to add an authenticator app.

        Answers a secret for the app. Nothing changes until a code of the app confirms it,
        within five minutes. Whoever has a factor already proves it first.
        """
        return self._call(
            "POST",
            "/api/auth/factors/totp",
        )

    def confirm_totp(
        self,
        body: ConfirmTotpDto,
    ) -> AddedFactorDto:
        """Add an authenticator app by its first code.

        The first factor comes with ten recovery codes, which are never shown again.
        """
        return self._call(
            "POST",
            "/api/auth/factors/totp/confirm",
            body=body,
        )

    def begin_passkey(
        self,
    ) -> NewPasskeyDto:
        """Begin to add a passkey.

        Answers what the authenticator makes the passkey for. The challenge is good for five
        minutes.
        """
        return self._call(
            "POST",
            "/api/auth/factors/passkeys",
        )

    def confirm_passkey(
        self,
        body: ConfirmPasskeyDto,
    ) -> AddedFactorDto:
        """Add a passkey.

        It must be made for this console, over the challenge, by an authenticator that
        recognised its person. The first factor comes with ten recovery codes, which are never
        shown again.
        """
        return self._call(
            "POST",
            "/api/auth/factors/passkeys/confirm",
            body=body,
        )

    def renew_recovery_codes(
        self,
    ) -> RecoveryCodesDto:
        """Replace your recovery codes.

        The codes before are worth nothing from then on. The answer is the only one that holds
        the new ones.
        """
        return self._call(
            "POST",
            "/api/auth/factors/recovery-codes",
        )

    def remove_factor(
        self,
        id: str,
    ) -> None:
        """Remove one of your factors.

        Recovery codes go with the last one. The last one of whoever must have one stays.
        """
        self._call(
            "DELETE",
            "/api/auth/factors/{id}",
            path={"id": id},
        )
