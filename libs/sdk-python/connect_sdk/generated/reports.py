# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    CreateReportScheduleDto,
    ReportDetailDto,
    ReportDto,
    ReportFormat,
    ReportLanguage,
    ReportScheduleDto,
    ReportState,
    ReportType,
    ReportVerificationDto,
    RequestReportDto,
    TimeSort,
    UpdateReportScheduleDto,
)


class ReportsService(Service):
    """Report compliance to regulators and boards, signed, on demand or by schedule."""

    def list_report_schedules(
        self,
    ) -> list[ReportScheduleDto]:
        """List the schedules within your reach, newest first.

        A bank sees its own; the administrator sees all.
        """
        return self._call(
            "GET",
            "/api/v1/reports/schedules",
        )

    def create_report_schedule(
        self,
        body: CreateReportScheduleDto,
    ) -> ReportScheduleDto:
        """Have every day, week or month reported once it is over.

        The first report is on the period that is running now, and is made when that ends.
        """
        return self._call(
            "POST",
            "/api/v1/reports/schedules",
            body=body,
        )

    def update_report_schedule(
        self,
        id: str,
        body: UpdateReportScheduleDto,
    ) -> ReportScheduleDto:
        """Pause a schedule or let it go on.

        Periods that end while it is paused are not reported. One whose maker is deactivated
        pauses by itself.
        """
        return self._call(
            "PATCH",
            "/api/v1/reports/schedules/{id}",
            path={"id": id},
            body=body,
        )

    def remove_report_schedule(
        self,
        id: str,
    ) -> None:
        """Remove a schedule; the reports it made stay.

        It asks for no report any more.
        """
        self._call(
            "DELETE",
            "/api/v1/reports/schedules/{id}",
            path={"id": id},
        )

    def list_reports(
        self,
        *,
        type: ReportType | None = None,
        state: ReportState | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: TimeSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ReportDto]:
        """List the reports within your reach, newest first.

        A bank sees its own; the administrator sees all. One that is still being made says how
        far it is.
        """
        return self._call(
            "GET",
            "/api/v1/reports",
            query={
                "type": type,
                "state": state,
                "from": from_,
                "to": to,
                "sort": sort,
                "limit": limit,
                "before": before,
            },
        )

    def request_report(
        self,
        body: RequestReportDto,
    ) -> ReportDto:
        """Ask for a report on a period.

        It is made outside of the request; read it again until its state is `done`. A period
        that is not over is reported up to now, and the report is provisional. A bank gets the
        payments of its own customers.
        """
        return self._call(
            "POST",
            "/api/v1/reports",
            body=body,
        )

    def verify_report(
        self,
        body: bytes,
    ) -> ReportVerificationDto:
        """Tell whether a file is a report, a statement or a case file as it was issued.

        The file itself, at most 8 MiB. One changed byte is found.
        """
        return self._call(
            "POST",
            "/api/v1/reports/verify",
            body=body,
            media="application/octet-stream",
        )

    def get_report(
        self,
        id: str,
    ) -> ReportDetailDto:
        """Get one report with its figures.

        The figures are those of its files, and are there once its state is `done`.
        """
        return self._call(
            "GET",
            "/api/v1/reports/{id}",
            path={"id": id},
        )

    def download_report(
        self,
        id: str,
        *,
        format: ReportFormat,
        lang: ReportLanguage | None = None,
    ) -> Any:
        """Take a report away as a file.

        A PDF carries its signature (PAdES); those of CSV and JSON are read apart. Either is
        sent as plain bytes, because its signature is over each of them.
        """
        return self._call(
            "GET",
            "/api/v1/reports/{id}/download",
            path={"id": id},
            query={"format": format, "lang": lang},
        )

    def get_report_signature(
        self,
        id: str,
        *,
        format: str,
    ) -> str:
        """Get the detached signature of a report’s CSV or JSON file.

        A JWS without its payload (RFC 7515, appendix F; RFC 7797): check it over the file as it
        is, by the key of that `kid` at `/.well-known/jwks.json`.
        """
        return self._call(
            "GET",
            "/api/v1/reports/{id}/signature",
            path={"id": id},
            query={"format": format},
        )
