# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AddBeneficiaryDto,
    BeneficiaryDto,
    BeneficiaryPolicyDto,
    BeneficiaryStatus,
    CheckPayeeDto,
    DecideBeneficiaryDto,
    FindLookAlikesDto,
    FoundLookAlikeDto,
    MatchNamesDto,
    NameMatchDto,
    Network,
    PayeeCheckDto,
    ProposeBeneficiaryPolicyDto,
    WalletNameDto,
)


class BeneficiariesService(Service):
    """Keep payees, have them approved, and learn whether a payee is who you take them for."""

    def check_payee(
        self,
        body: CheckPayeeDto,
    ) -> PayeeCheckDto:
        """Compare a payee’s name with that of the wallet’s owner.

        Confirmation of payee. A close match tells the owner’s name, no other answer does. Each
        is on record, and whoever asks too often has to wait.
        """
        return self._call(
            "POST",
            "/api/v1/beneficiaries/check",
            body=body,
        )

    def find_look_alikes(
        self,
        body: FindLookAlikesDto,
    ) -> list[FoundLookAlikeDto]:
        """Find addresses that look like others that you know.

        Those that begin and end as a beneficiary of yours, or as a wallet that you paid, and
        are another one.
        """
        return self._call(
            "POST",
            "/api/v1/beneficiaries/look-alikes",
            body=body,
        )

    def match_beneficiaries(
        self,
        body: MatchNamesDto,
    ) -> list[NameMatchDto]:
        """Find beneficiaries of yours by name.

        The one that agrees best with each name, in the order given.
        """
        return self._call(
            "POST",
            "/api/v1/beneficiaries/match",
            body=body,
        )

    def list_wallet_names(
        self,
        *,
        addresses: str,
    ) -> list[WalletNameDto]:
        """Say what wallets are called.

        Those that have a name for you: their owners’ where they are within your reach, else
        your beneficiaries’. Of all others nothing is told.
        """
        return self._call(
            "GET",
            "/api/v1/beneficiaries/names",
            query={"addresses": addresses},
        )

    def list_beneficiaries(
        self,
        *,
        q: str | None = None,
        status: BeneficiaryStatus | None = None,
        network: Network | None = None,
        from_: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[BeneficiaryDto]:
        """List beneficiaries, the last added first.

        Your own; officers see those of their bank and of its customers.
        """
        return self._call(
            "GET",
            "/api/v1/beneficiaries",
            query={
                "q": q,
                "status": status,
                "network": network,
                "from": from_,
                "limit": limit,
                "before": before,
            },
        )

    def add_beneficiary(
        self,
        body: AddBeneficiaryDto,
    ) -> BeneficiaryDto:
        """Keep a payee.

        The name is compared with that of the wallet’s owner and sought in the lists of
        sanctions. What the bank asks of payees (a second person, a time of waiting) holds from
        now on.
        """
        return self._call(
            "POST",
            "/api/v1/beneficiaries",
            body=body,
        )

    def get_beneficiary(
        self,
        id: str,
    ) -> BeneficiaryDto:
        """Read a beneficiary.

        With where it stands, who added it, and who decided it.
        """
        return self._call(
            "GET",
            "/api/v1/beneficiaries/{id}",
            path={"id": id},
        )

    def remove_beneficiary(
        self,
        id: str,
    ) -> BeneficiaryDto:
        """Remove a beneficiary.

        It stays on record. Adding it again begins anew.
        """
        return self._call(
            "DELETE",
            "/api/v1/beneficiaries/{id}",
            path={"id": id},
        )

    def decide_beneficiary(
        self,
        id: str,
        body: DecideBeneficiaryDto,
    ) -> BeneficiaryDto:
        """Approve or refuse a beneficiary.

        By an officer of the bank, or an administrator, who neither added it nor is its
        customer, by whichever account, nor was lately appointed by whoever added it. A refused
        one is removed.
        """
        return self._call(
            "POST",
            "/api/v1/beneficiaries/{id}/decide",
            path={"id": id},
            body=body,
        )

    def list_beneficiary_policies(
        self,
    ) -> list[BeneficiaryPolicyDto]:
        """List what your bank asks of payees, the newest version first.

        One version of a bank is in force; without one nothing is asked.
        """
        return self._call(
            "GET",
            "/api/v1/beneficiary-policies",
        )

    def propose_beneficiary_policy(
        self,
        body: ProposeBeneficiaryPolicyDto,
    ) -> BeneficiaryPolicyDto:
        """Propose another version of what your bank asks of payees.

        It is written once and asks nothing until a colleague puts it in force.
        """
        return self._call(
            "POST",
            "/api/v1/beneficiary-policies",
            body=body,
        )

    def activate_beneficiary_policy(
        self,
        id: str,
    ) -> BeneficiaryPolicyDto:
        """Put a version that a colleague made in force.

        From now on payments obey it, and beneficiaries are added under it; those there are stay
        as they stand.
        """
        return self._call(
            "POST",
            "/api/v1/beneficiary-policies/{id}/activate",
            path={"id": id},
        )
