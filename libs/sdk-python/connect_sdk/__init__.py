"""Client of the Connect API: payments judged before they are posted."""

from .client import Connect
from .errors import ConnectError
from .iso_messages import (
    IsoMessageUnanswered, StatusReport, UnreadableXml, read_status_report, when_iso_message_answered,
)
from .paging import every
from .proof import (
    NoCryptography, Verdict, verify_balance_proof, verify_checkpoint, verify_event_proof, verify_growth,
)
from .webhooks import InvalidSignature, sign, verify

__all__ = [
    "Connect", "ConnectError", "InvalidSignature", "IsoMessageUnanswered", "NoCryptography", "StatusReport",
    "UnreadableXml", "Verdict", "every", "read_status_report", "sign", "verify", "verify_balance_proof",
    "verify_checkpoint", "verify_event_proof", "verify_growth", "when_iso_message_answered",
]
