# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    CustomerChangeDto,
    CustomerDto,
    CustomerLineDto,
    CustomerNeed,
    DecideCustomerChangeDto,
    KycLevel,
    ProposeCustomerChangeDto,
    RiskRating,
)


class CustomersService(Service):
    """What is known of customers: their files, and the changes that one proposes and another
    decides.
    """

    def list_customers(
        self,
        *,
        q: str | None = None,
        level: KycLevel | None = None,
        risk: RiskRating | None = None,
        need: CustomerNeed | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[CustomerLineDto]:
        """List customers, those who came last first.

        Those of your bank, with the level in force today. Numbers of documents are covered.
        """
        return self._call(
            "GET",
            "/api/v1/customers",
            query={"q": q, "level": level, "risk": risk, "need": need, "limit": limit, "before": before},
        )

    def get_customer(
        self,
        id: str,
    ) -> CustomerDto:
        """Read a customer’s file.

        The version in force, the level it gives today, and the change that waits. Customers
        read their own.
        """
        return self._call(
            "GET",
            "/api/v1/customers/{id}",
            path={"id": id},
        )

    def list_customer_changes(
        self,
        id: str,
    ) -> list[CustomerChangeDto]:
        """List every proposal about a customer, the newest first.

        Those that were approved are the versions of the file; none is ever changed or removed.
        """
        return self._call(
            "GET",
            "/api/v1/customers/{id}/changes",
            path={"id": id},
        )

    def propose_customer_change(
        self,
        id: str,
        body: ProposeCustomerChangeDto,
    ) -> CustomerChangeDto:
        """Propose the next version of a file.

        The whole of it. Customers propose their own data; the assessment is the officers’.
        Nothing changes before an officer who is neither its maker nor the customer has decided
        it.
        """
        return self._call(
            "POST",
            "/api/v1/customers/{id}/changes",
            path={"id": id},
            body=body,
        )

    def decide_customer_change(
        self,
        id: str,
        body: DecideCustomerChangeDto,
    ) -> CustomerDto:
        """Approve or refuse a change of a customer’s file.

        One officer of the customer’s bank, or an administrator, who is neither the one who
        proposed it, by whichever account, nor the customer, nor somebody whom the proposer
        lately appointed.
        """
        return self._call(
            "POST",
            "/api/v1/customer-changes/{id}/decide",
            path={"id": id},
            body=body,
        )
