"""Client of the Connect API: payments judged before they are posted."""

from .client import Connect
from .errors import ConnectError
from .paging import every
from .webhooks import InvalidSignature, sign, verify

__all__ = ["Connect", "ConnectError", "InvalidSignature", "every", "sign", "verify"]
