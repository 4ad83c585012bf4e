# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from ..transport import Transport
from .api_keys import ApiKeysService
from .audit import AuditService
from .auth import AuthService
from .banks import BanksService
from .beneficiaries import BeneficiariesService
from .boards import BoardsService
from .compliance import ComplianceService
from .cross_border import CrossBorderService
from .customers import CustomersService
from .dashboard import DashboardService
from .drafts import DraftsService
from .events import EventsService
from .iso20022 import Iso20022Service
from .keys import KeysService
from .non_compliance import NonComplianceService
from .notifications import NotificationsService
from .objects import ObjectsService
from .passports import PassportsService
from .purification import PurificationService
from .reports import ReportsService
from .request_log import RequestLogService
from .sandbox import SandboxService
from .screening import ScreeningService
from .shariah_reviews import ShariahReviewsService
from .smart_contracts import SmartContractsService
from .status import StatusService
from .strs import StrsService
from .support import SupportService
from .transactions import TransactionsService
from .users import UsersService
from .views import ViewsService
from .wallets import WalletsService
from .webhooks import WebhooksService
from .witness import WitnessService
from .zakat import ZakatService


class Services:
    """Everything that the API can do, by subject."""

    def __init__(self, transport: Transport) -> None:
        self.transactions = TransactionsService(transport)
        """Send money and follow what becomes of it."""
        self.beneficiaries = BeneficiariesService(transport)
        """Keep payees, have them approved, and learn whether a payee is who you take them for."""
        self.passports = PassportsService(transport)
        """Prove to others how single payments were judged, and tell them no more than you choose."""
        self.iso20022 = Iso20022Service(transport)
        """Send and take away payment messages of ISO 20022."""
        self.drafts = DraftsService(transport)
        """Keep transactions that are not finished."""
        self.cross_border = CrossBorderService(transport)
        """Exchange money between the two networks."""
        self.smart_contracts = SmartContractsService(transport)
        """Make Islamic contracts and take them through their lives."""
        self.wallets = WalletsService(transport)
        """Open, fund, read, limit and freeze wallets."""
        self.zakat = ZakatService(transport)
        """Learn what your zakat comes to, have it certified, and pay it."""
        self.compliance = ComplianceService(transport)
        """Judge payments, decide reviews, and read and version the rules."""
        self.boards = BoardsService(transport)
        """Seat Shari’ah boards, and have them resolve what binds."""
        self.non_compliance = NonComplianceService(transport)
        """Keep the register of what did not comply with the Shariah."""
        self.purification = PurificationService(transport)
        """Work out tainted income, set it aside, and pay it to approved charities."""
        self.strs = StrsService(transport)
        """Report what is suspicious to the financial intelligence unit, unknown to everybody else."""
        self.shariah_reviews = ShariahReviewsService(transport)
        """Plan the annual Shariah review of a bank, draw samples, keep papers and findings."""
        self.reports = ReportsService(transport)
        """Report compliance to regulators and boards, signed, on demand or by schedule."""
        self.screening = ScreeningService(transport)
        """Compare names with lists of sanctions."""
        self.status = StatusService(transport)
        """Learn whether Connect works."""
        self.dashboard = DashboardService(transport)
        """Read the figures of the dashboard."""
        self.audit = AuditService(transport)
        """Read what happened."""
        self.witness = WitnessService(transport)
        """Have the heads of a log countersigned."""
        self.events = EventsService(transport)
        """Hear of what happens."""
        self.notifications = NotificationsService(transport)
        """Read what concerns you."""
        self.support = SupportService(transport)
        """Ask the staff for help, and answer as one of them."""
        self.objects = ObjectsService(transport)
        """Find what an id names."""
        self.views = ViewsService(transport)
        """Keep the ways in which you look at lists."""
        self.webhooks = WebhooksService(transport)
        """Have events sent to your own systems."""
        self.request_log = RequestLogService(transport)
        """Read what your programs asked."""
        self.keys = KeysService(transport)
        """Check what the bank signed."""
        self.sandbox = SandboxService(transport)
        """Let time pass in the sandbox."""
        self.api_keys = ApiKeysService(transport)
        """Let programs act for you."""
        self.auth = AuthService(transport)
        """Sign in, stay signed in, sign out."""
        self.users = UsersService(transport)
        """Decide who may sign in, and as what."""
        self.banks = BanksService(transport)
        """Decide which banks take part."""
        self.customers = CustomersService(transport)
        """What is known of customers: their files, and the changes that one proposes and another
        decides.
        """
