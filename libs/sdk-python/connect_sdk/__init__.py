"""Client of the Connect API: payments judged before they are posted."""

from .client import Connect
from .errors import ConnectError
from .paging import every
from .proof import (
    NoCryptography, Verdict, verify_balance_proof, verify_checkpoint, verify_event_proof, verify_growth,
)
from .webhooks import InvalidSignature, sign, verify

__all__ = [
    "Connect", "ConnectError", "InvalidSignature", "NoCryptography", "Verdict", "every", "sign", "verify",
    "verify_balance_proof", "verify_checkpoint", "verify_event_proof", "verify_growth",
]
