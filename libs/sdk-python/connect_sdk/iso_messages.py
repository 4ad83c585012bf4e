"""Messages of ISO 20022: waiting for their answers, and reading status reports."""

from __future__ import annotations

import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .client import Connect

_REPORTS = ("CstmrPmtStsRpt", "FIToFIPmtStsRpt")


class IsoMessageUnanswered(Exception):
    """A message that was not answered in the time it was waited for; it is still being carried out."""

    def __init__(self, id: str, timeout: float) -> None:
        super().__init__(f"The message {id} was not answered within {timeout} seconds.")
        self.id = id
        self.timeout = timeout


class UnreadableXml(ValueError):
    """A document that is no status report, or has a document type, which no message has."""


@dataclass(frozen=True)
class StatusReason:
    """Why something stands where it does: a code of the standard, and what is said of it."""

    code: str | None
    words: list[str]


@dataclass(frozen=True)
class ReportedPayment:
    """Where one payment of a message stands, such as ACSC (paid), PDNG (waits), RJCT (refused) or CANC."""

    end_to_end_id: str | None
    instruction_id: str | None
    uetr: str | None
    state: str | None
    reasons: list[StatusReason]
    reference: str | None


@dataclass(frozen=True)
class ReportedGroup:
    """Where one group of payments (PmtInf) stands; reports between institutions have one without an id."""

    instruction_id: str | None
    state: str | None
    reasons: list[StatusReason]
    payments: list[ReportedPayment]


@dataclass(frozen=True)
class StatusReport:
    """A pain.002 or pacs.002: where a message and its payments stood when it was made."""

    original_message_id: str | None
    original_definition: str | None
    state: str | None
    reasons: list[StatusReason]
    groups: list[ReportedGroup]

    def payments_by_end_to_end_id(self) -> dict[str, ReportedPayment]:
        """Every payment by its EndToEndId; where several share one, the last of them."""
        payments = [payment for group in self.groups for payment in group.payments]
        return {payment.end_to_end_id: payment for payment in payments if payment.end_to_end_id is not None}


def when_iso_message_answered(connect: Connect, id: str, *, timeout: float = 60.0, pause: float = 0.5) -> Any:
    """Waits until a message is answered; raises IsoMessageUnanswered after so many seconds."""
    deadline = time.monotonic() + timeout
    while True:
        message = connect.iso20022.get_iso_message(id)
        if message["state"] != "received":
            return message
        left = deadline - time.monotonic()
        if left <= 0:
            raise IsoMessageUnanswered(id, timeout)
        time.sleep(min(pause, left))


def read_status_report(xml: str | bytes) -> StatusReport:
    """Reads a status report in UTF-8, as it is answered to messages; raises UnreadableXml for any other document."""
    try:
        text = xml.decode("utf-8") if isinstance(xml, bytes) else xml
        # Without a document type there are no entities to expand.
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            raise UnreadableXml("A message has no document type.")
        document = ElementTree.fromstring(text.removeprefix("\ufeff"))
    except (UnicodeDecodeError, ElementTree.ParseError) as failure:
        raise UnreadableXml("This is no XML of a message.") from failure
    report = next((element for name in _REPORTS for element in _all(document, name)), None)
    if report is None:
        raise UnreadableXml("This is no status report.")
    head = next(_all(report, "OrgnlGrpInfAndSts"), None)
    direct = list(_all(report, "TxInfAndSts"))
    first = direct[0] if direct else None
    groups = [_group(group) for group in _all(report, "OrgnlPmtInfAndSts")]
    if direct:
        groups.append(ReportedGroup(None, None, [], [_payment(payment) for payment in direct]))
    return StatusReport(
        _text(head, "OrgnlMsgId") or _text(first, "OrgnlGrpInf", "OrgnlMsgId"),
        _text(head, "OrgnlMsgNmId") or _text(first, "OrgnlGrpInf", "OrgnlMsgNmId"),
        _text(head, "GrpSts"), _reasons(head), groups,
    )


def _all(element: ElementTree.Element | None, name: str) -> Iterator[ElementTree.Element]:
    for child in () if element is None else element:
        if isinstance(child.tag, str) and child.tag.rpartition("}")[2] == name:
            yield child


def _text(element: ElementTree.Element | None, *path: str) -> str | None:
    for name in path:
        element = next(_all(element, name), None)
    return None if element is None else (element.text or "").strip()


def _group(group: ElementTree.Element) -> ReportedGroup:
    payments = [_payment(payment) for payment in _all(group, "TxInfAndSts")]
    return ReportedGroup(_text(group, "OrgnlPmtInfId"), _text(group, "PmtInfSts"), _reasons(group), payments)


def _payment(payment: ElementTree.Element) -> ReportedPayment:
    return ReportedPayment(
        _text(payment, "OrgnlEndToEndId"), _text(payment, "OrgnlInstrId"), _text(payment, "OrgnlUETR"),
        _text(payment, "TxSts"), _reasons(payment), _text(payment, "AcctSvcrRef"),
    )


def _reasons(element: ElementTree.Element | None) -> list[StatusReason]:
    return [
        StatusReason(
            _text(reason, "Rsn", "Cd") or _text(reason, "Rsn", "Prtry"),
            [words.text or "" for words in _all(reason, "AddtlInf")],
        )
        for reason in _all(element, "StsRsnInf")
    ]
