"""Client of the Connect API: payments judged before they are posted."""

from .client import Connect
from .errors import ConnectError
from .iso_messages import (
    IsoMessageUnanswered, StatusReport, UnreadableXml, read_status_report, when_iso_message_answered,
)
from .paging import every
from .passport import PASSPORT_FIELDS, PassportStatus, PassportVerdict, verify_passport
from .proof import (
    NoCryptography, Verdict, verify_balance_proof, verify_checkpoint, verify_event_proof, verify_growth,
)
from .webhooks import InvalidSignature, sign, verify

__all__ = [
    "Connect", "ConnectError", "InvalidSignature", "IsoMessageUnanswered", "NoCryptography", "PASSPORT_FIELDS",
    "PassportStatus", "PassportVerdict", "StatusReport", "UnreadableXml", "Verdict", "every", "read_status_report",
    "sign", "verify", "verify_balance_proof", "verify_checkpoint", "verify_event_proof", "verify_growth",
    "verify_passport", "when_iso_message_answered",
]
