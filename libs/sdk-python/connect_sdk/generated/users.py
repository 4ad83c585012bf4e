# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    BankDto,
    ChangeRoleDto,
    CreateUserDto,
    DeactivateUserDto,
    EndUserSessionsDto,
    ResetFactorsDto,
    Role,
    SetComplianceDto,
    UserDto,
    UserSort,
    UserState,
    UserWithCodeDto,
)


class UsersService(Service):
    """Decide who may sign in, and as what."""

    def list_users(
        self,
        *,
        q: str | None = None,
        role: Role | None = None,
        state: UserState | None = None,
        sort: UserSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[UserDto]:
        """List people, those who came last first.

        Everybody who may sign in, those who were invited, and those who no longer may.
        """
        return self._call(
            "GET",
            "/api/v1/users",
            query={"q": q, "role": role, "state": state, "sort": sort, "limit": limit, "before": before},
        )

    def create_user(
        self,
        body: CreateUserDto,
    ) -> UserWithCodeDto:
        """Make an account for somebody.

        Hand the code to them: by it they choose their password, once, within two days. The
        answer is the only one that holds it; the bank keeps its hash.
        """
        return self._call(
            "POST",
            "/api/v1/users",
            body=body,
        )

    def list_banks(
        self,
    ) -> list[BankDto]:
        """List the banks that people may belong to.

        An officer belongs to one; a customer may.
        """
        return self._call(
            "GET",
            "/api/v1/users/banks",
        )

    def get_user(
        self,
        id: str,
    ) -> UserDto:
        """Read about a person.

        Their role and bank, whether they may sign in, and when they last did.
        """
        return self._call(
            "GET",
            "/api/v1/users/{id}",
            path={"id": id},
        )

    def change_user_role(
        self,
        id: str,
        body: ChangeRoleDto,
    ) -> UserDto:
        """Give a person another role, or another bank.

        Their sessions end, and they sign in again to use it; API keys do at most what the new
        role may.
        """
        return self._call(
            "POST",
            "/api/v1/users/{id}/role",
            path={"id": id},
            body=body,
        )

    def set_user_compliance(
        self,
        id: str,
        body: SetComplianceDto,
    ) -> UserDto:
        """Let a person look after suspicious-transaction reports, or no longer.

        Officers and administrators see such reports only with this. Nobody gives it to
        themselves, and it ends with the role or the bank they had.
        """
        return self._call(
            "POST",
            "/api/v1/users/{id}/compliance",
            path={"id": id},
            body=body,
        )

    def deactivate_user(
        self,
        id: str,
        body: DeactivateUserDto,
    ) -> UserDto:
        """Shut a person out.

        Their sessions end: here at once, in other processes within five seconds. Neither
        password, code nor API key lets them in. Their wallets and contracts stay as they are.
        """
        return self._call(
            "POST",
            "/api/v1/users/{id}/deactivate",
            path={"id": id},
            body=body,
        )

    def reactivate_user(
        self,
        id: str,
    ) -> UserDto:
        """Let a person in again.

        By the password and the API keys they had; whoever never chose one needs a new code.
        """
        return self._call(
            "POST",
            "/api/v1/users/{id}/reactivate",
            path={"id": id},
        )

    def reset_user_factors(
        self,
        id: str,
        body: ResetFactorsDto,
    ) -> UserDto:
        """Remove the second factors of somebody who lost them.

        Their sessions end and they are told. Whoever must have a factor adds one at the next
        sign-in; the password stays as it is, so hand out a code for a new one if it may be
        known to others.
        """
        return self._call(
            "POST",
            "/api/v1/users/{id}/factors/reset",
            path={"id": id},
            body=body,
        )

    def issue_password_code(
        self,
        id: str,
    ) -> UserWithCodeDto:
        """Give out a code by which a person chooses a new password.

        It works once, within two days; an earlier one no longer does. Until it is used the
        password stays as it is. The answer is the only one that holds it.
        """
        return self._call(
            "POST",
            "/api/v1/users/{id}/password-code",
            path={"id": id},
        )

    def end_user_sessions(
        self,
        id: str,
        body: EndUserSessionsDto,
    ) -> UserDto:
        """Sign a person out everywhere.

        Their sessions end: here at once, in other processes within five seconds. They are told,
        and may sign in again; no browser of theirs is known any more. API keys go on.
        """
        return self._call(
            "POST",
            "/api/v1/users/{id}/sessions/end",
            path={"id": id},
            body=body,
        )
