# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AuditEntryDto,
    AuditExportFormat,
    AuditSeverity,
    AuditStatsDto,
    CheckpointDto,
    ConsistencyProofDto,
    DocumentLanguage,
    EventProofDto,
    LogVerificationDto,
    TimeSort,
    WitnessesDto,
)


class AuditService(Service):
    """Read what happened."""

    def list_audit_events(
        self,
        *,
        q: str | None = None,
        action: str | None = None,
        resource: str | None = None,
        severity: AuditSeverity | None = None,
        user_id: str | None = None,
        resource_id: str | None = None,
        ip_address: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: TimeSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[AuditEntryDto]:
        """List the audit events within your reach, newest first.

        Every event is sealed in the chain of blocks and never changes. Filters combine;
        `resource` and `resourceId` together give the history of one object.
        """
        return self._call(
            "GET",
            "/api/v1/audit",
            query={
                "q": q,
                "action": action,
                "resource": resource,
                "severity": severity,
                "userId": user_id,
                "resourceId": resource_id,
                "ipAddress": ip_address,
                "from": from_,
                "to": to,
                "sort": sort,
                "limit": limit,
                "before": before,
            },
        )

    def get_audit_stats(
        self,
        *,
        q: str | None = None,
        action: str | None = None,
        resource: str | None = None,
        severity: AuditSeverity | None = None,
        user_id: str | None = None,
        resource_id: str | None = None,
        ip_address: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> AuditStatsDto:
        """Count the audit events that match a filter.

        In all, today (UTC), critical ones and people, and the most frequent actions and
        resources.
        """
        return self._call(
            "GET",
            "/api/v1/audit/stats",
            query={
                "q": q,
                "action": action,
                "resource": resource,
                "severity": severity,
                "userId": user_id,
                "resourceId": resource_id,
                "ipAddress": ip_address,
                "from": from_,
                "to": to,
            },
        )

    def export_audit_log(
        self,
        *,
        q: str | None = None,
        action: str | None = None,
        resource: str | None = None,
        severity: AuditSeverity | None = None,
        user_id: str | None = None,
        resource_id: str | None = None,
        ip_address: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        format: AuditExportFormat | None = None,
        lang: DocumentLanguage | None = None,
    ) -> Any:
        """Take the audit events that match a filter away as a file.

        CSV is UTF-8 with a byte order mark, and cells that a spreadsheet would take for
        formulas are made plain text. JSON ends with a signed manifest over all its bytes. PDF
        is for reading, in English or Arabic, signed (PAdES), and holds at most five hundred
        events. The log records who took what, and the SHA-256 of the whole file once it was
        sent.
        """
        return self._call(
            "GET",
            "/api/v1/audit/export",
            query={
                "q": q,
                "action": action,
                "resource": resource,
                "severity": severity,
                "userId": user_id,
                "resourceId": resource_id,
                "ipAddress": ip_address,
                "from": from_,
                "to": to,
                "format": format,
                "lang": lang,
            },
        )

    def export_books(
        self,
    ) -> bytes:
        """Take the whole log and the books that it commits to away, to be compared elsewhere.

        One line of JSON for each signed block, sealed event, record and account, all of one
        moment, with a signed manifest at the end. `connect-verify books.jsonl --keys
        jwks.json`, and `verifyBooks` of the SDK, name everything in it that is not as it was
        sealed. The log records who took it, and the SHA-256 of the file.
        """
        return self._call(
            "GET",
            "/api/v1/audit/books",
        )

    def get_audit_event(
        self,
        id: str,
    ) -> AuditEntryDto:
        """Get one audit event.

        Everything that was recorded of it, and which fields it changed.
        """
        return self._call(
            "GET",
            "/api/v1/audit/{id}",
            path={"id": id},
        )

    def prove_audit_event(
        self,
        id: str,
        *,
        checkpoint: int | None = None,
    ) -> EventProofDto:
        """Prove that an event stands in the sealed log as it is.

        The event as it was hashed, the hashes beside its path to the root, and the signed head
        with that root. The SDK checks it without trusting this server.
        """
        return self._call(
            "GET",
            "/api/v1/audit/{id}/proof",
            path={"id": id},
            query={"checkpoint": checkpoint},
        )

    def list_checkpoints(
        self,
        *,
        limit: int | None = None,
        before: int | None = None,
    ) -> list[CheckpointDto]:
        """List the signed heads of the audit log, newest first.

        Each says what everything before it hashes to. Whoever keeps one can later prove that
        nothing of what it covers was changed or left out.
        """
        return self._call(
            "GET",
            "/api/v1/audit/checkpoints",
            query={"limit": limit, "before": before},
        )

    def prove_consistency(
        self,
        *,
        from_: int | None = None,
        to: int | None = None,
    ) -> ConsistencyProofDto:
        """Prove that the log only grew from one signed head to another.

        The hashes by which the SDK computes both roots from one and the same tree.
        """
        return self._call(
            "GET",
            "/api/v1/audit/checkpoints/consistency",
            query={"from": from_, "to": to},
        )

    def verify_audit_log(
        self,
        *,
        from_: int | None = None,
    ) -> LogVerificationDto:
        """Recompute a part of the audit log and name the first wrong entry.

        Recomputes about twenty thousand events from their stored content, block by block, and
        checks roots, links and signatures. `next` says with which block to go on.
        """
        return self._call(
            "GET",
            "/api/v1/audit/verify",
            query={"from": from_},
        )

    def list_witnesses(
        self,
    ) -> WitnessesDto:
        """List the witnesses of the audit log, and the logs that are witnessed here.

        A witness keeps the largest head of a log that it saw and countersigns a larger one only
        if the log grew to it. `connect-verify --witness` asks for cosignatures of those that
        you name.
        """
        return self._call(
            "GET",
            "/api/v1/audit/witnesses",
        )
