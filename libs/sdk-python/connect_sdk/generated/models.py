# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

AccountKind = Literal[
    "wallet",
    "issuer",
    "escrow",
    "zakat",
    "fees",
    "charity",
    "settlement",
]

AccountPurpose = Literal[
    "salary",
    "living_costs",
    "savings",
    "rent",
    "trade",
    "payroll",
    "settlement",
    "charity",
    "other",
]

AddressType = Literal[
    "HOME",
    "BIZZ",
    "GEOG",
]

AgentAct = Literal[
    "pay",
    "exchange",
    "release",
    "return",
]

AgentCase = Literal[
    "from_limit",
    "to_oneself",
]

ApprovalDecision = Literal[
    "approve",
    "reject",
]

AuditExportFormat = Literal[
    "csv",
    "json",
    "pdf",
]

AuditSeverity = Literal[
    "info",
    "warning",
    "critical",
]

BankProfileDecision = Literal[
    "approve",
    "refuse",
]

BankProfileState = Literal[
    "proposed",
    "active",
    "retired",
    "refused",
]

BankState = Literal[
    "active",
    "suspended",
]

BatchAction = Literal[
    "approve",
    "reject",
    "release",
    "refund",
    "cancel",
]

BatchRowState = Literal[
    "paid",
    "held",
    "refused",
    "taken_back",
    "not_made",
]

BatchSort = Literal[
    "-createdAt",
    "createdAt",
    "total",
    "-total",
]

BatchState = Literal[
    "running",
    "interrupted",
    "done",
    "cancelled",
    "refused",
]

BeneficiaryDecision = Literal[
    "approve",
    "refuse",
]

BeneficiaryHeldBy = Literal[
    "listed_name",
    "unread_name",
    "unreliable_lists",
]

BeneficiaryPolicyState = Literal[
    "draft",
    "active",
    "retired",
]

BeneficiaryStatus = Literal[
    "pending_approval",
    "waiting",
    "active",
    "held",
    "removed",
]

BindingKind = Literal[
    "ruleset",
    "rule",
    "product",
    "contract",
    "profile",
]

CaseAge = Literal[
    "under_24h",
    "under_72h",
    "older",
]

CaseFileFormat = Literal[
    "json",
    "pdf",
]

CaseSide = Literal[
    "payer",
    "payee",
]

CharityState = Literal[
    "proposed",
    "approved",
    "refused",
    "withdrawn",
]

ChatState = Literal[
    "available",
    "outside_hours",
    "nobody_there",
]

ClearanceState = Literal[
    "in_force",
    "proposed",
    "expired",
    "revoked",
]

ClockStopReason = Literal[
    "failure",
    "limit",
]

ComputedTaintedKind = Literal[
    "interest",
    "mixed_income",
    "shares",
]

ConsentRole = Literal[
    "seller",
    "buyer",
    "supplier",
    "landlord",
    "tenant",
    "capitalProvider",
    "entrepreneur",
    "venture",
    "partner",
    "financier",
    "client",
    "officer",
]

ContractAction = Literal[
    "name-parties",
    "confirm",
    "decline",
    "promise",
    "purchase",
    "possess",
    "sell",
    "deliver",
    "pay",
    "settle-early",
    "accelerate",
    "reschedule",
    "grant-respite",
    "default",
    "write-off",
    "cancel",
    "resell-elsewhere",
    "dispute",
    "resolve",
    "rescind",
    "acquire",
    "lease",
    "record-benchmark",
    "suspend",
    "resume",
    "total-loss",
    "terminate",
    "return",
    "transfer",
    "sign",
    "fund",
    "pay-capital",
    "start",
    "distribute",
    "breach",
    "liquidate",
    "wind-up",
    "dissolve",
    "close",
    "buy-units",
    "lay-deposit",
    "leave",
]

ContractSort = Literal[
    "-createdAt",
    "createdAt",
    "nextDue",
    "-nextDue",
    "amount",
    "-amount",
]

ContractState = Literal[
    "draft",
    "rejected",
    "promised",
    "asset_purchased",
    "possessed",
    "sold",
    "instalments",
    "overdue",
    "accelerated",
    "defaulted",
    "settled",
    "written_off",
    "disputed",
    "rescinded",
    "resold_elsewhere",
    "cancelled",
    "asset_acquired",
    "leased",
    "renting",
    "suspended",
    "expired",
    "returned",
    "transferred",
    "terminated",
    "signed",
    "funded",
    "operating",
    "breached",
    "liquidating",
    "distributed",
    "closed",
    "capital_paid",
    "winding_up",
    "dissolved",
    "completed",
]

ContractType = Literal[
    "murabaha",
    "ijara",
    "mudaraba",
    "musharaka",
    "diminishing-musharaka",
]

ContractWaitReason = Literal[
    "consent",
    "turn",
    "parties",
    "due_day",
    "payment",
    "ended",
]

Currency = Literal[
    "AED",
    "QAR",
]

CustomerChangeState = Literal[
    "pending",
    "approved",
    "refused",
]

CustomerDecision = Literal[
    "approve",
    "refuse",
]

CustomerDocumentKind = Literal[
    "emirates_id",
    "qid",
    "national_id",
    "passport",
    "trade_licence",
    "commercial_registration",
    "licence_of_regulator",
]

CustomerKind = Literal[
    "person",
    "organisation",
]

CustomerNeed = Literal[
    "expiring",
    "review",
    "pending",
]

DashboardNeed = Literal[
    "reviews",
    "approvals",
    "recalls",
    "screening",
    "contracts",
    "customers",
    "escrow",
    "webhooks",
    "resolutions",
]

DeliveryProblem = Literal[
    "forbidden_address",
    "unknown_host",
    "unreachable",
    "not_trusted",
    "timed_out",
    "broken_answer",
    "not_by_schema",
]

DeliveryState = Literal[
    "waiting",
    "delivered",
    "failed",
]

Direction = Literal[
    "in",
    "out",
]

DocumentLanguage = Literal[
    "en",
    "ar",
]

DueKind = Literal[
    "instalment",
    "rent",
]

DueState = Literal[
    "planned",
    "overdue",
    "paid",
    "waived",
]

Environment = Literal[
    "sandbox",
    "production",
]

FactorKind = Literal[
    "totp",
    "passkey",
    "recovery_codes",
]

FieldCode = Literal[
    "REQUIRED",
    "UNKNOWN_FIELD",
    "NOT_ACCEPTED",
    "NOT_TEXT",
    "NOT_A_FLAG",
    "NOT_A_NUMBER",
    "NOT_WHOLE",
    "NOT_A_LIST",
    "NOT_AN_OBJECT",
    "NOT_AN_OPTION",
    "NOT_AN_EMAIL",
    "NOT_AN_ID",
    "NOT_A_COUNTRY",
    "NOT_A_CURRENCY",
    "NOT_A_TIME",
    "NOT_A_TIME_ZONE",
    "NOT_AN_AMOUNT",
    "NOT_AN_ADDRESS",
    "NOT_ONE_LINE",
    "WRONG_FORM",
    "WRONG_CHECK_DIGIT",
    "NOT_AN_EMIRATES_ID",
    "NOT_A_QID",
    "NOT_A_DOCUMENT_NUMBER",
    "NOT_AN_ISIC_CODE",
    "NOT_A_MERCHANT_CATEGORY",
    "NOT_BY_SCHEMA",
    "LENGTH",
    "TOO_SMALL",
    "TOO_LARGE",
    "TOO_FEW",
    "TOO_MANY",
    "REPEATED",
    "NOT_A_DAY",
    "HIJRI_DAY",
    "DAY_OUT_OF_RANGE",
    "IN_THE_FUTURE",
    "NOT_IN_THE_FUTURE",
    "TOO_EARLY",
    "TOO_LATE",
    "UNKNOWN",
    "TAKEN",
    "UNCHANGED",
    "WRONG",
    "CONFLICTING",
    "NOT_ALLOWED",
    "TELLING_PASSWORD",
    "COMMON_PASSWORD",
    "NOT_OF_A_PERSON",
    "NOT_OF_AN_ORGANISATION",
    "ISSUED_ELSEWHERE",
    "RISK_REASONS",
    "ON_BOTH_LISTS",
    "INSTALMENTS_UNEVEN",
    "INSTALMENTS_TOO_SMALL",
    "INSTALMENT_DAYS",
    "UNITS_ABOVE_TOTAL",
    "FLOOR_ABOVE_CAP",
    "BENCHMARK_UNKNOWN",
    "PROFIT_NOT_WHOLE",
    "NO_SUCH_PARTY",
    "ABOVE_COST",
    "ABOVE_OUTSTANDING",
    "UNITS_ABOVE_HELD",
    "DUE_BEFORE_SALE",
    "NO_MONTH_TO_READ",
    "ABOVE_CAPITAL",
    "ABOVE_VALUE",
]

FindingClass = Literal[
    "minor",
    "major",
    "critical",
]

FindingSeverity = Literal[
    "block",
    "reject",
    "prohibit",
    "flag",
    "advise",
]

FindingState = Literal[
    "open",
    "answered",
    "closed",
]

FindingStepKind = Literal[
    "answer",
    "follow_up",
    "close",
    "reopen",
]

FlowDirection = Literal[
    "in",
    "out",
]

FundSource = Literal[
    "salary",
    "pension",
    "savings",
    "family",
    "inheritance",
    "property",
    "business",
    "investment",
    "donations",
    "other",
]

GivenKycLevel = Literal[
    "simplified",
    "standard",
    "enhanced",
]

GuidanceIntent = Literal[
    "lent_wallet",
    "evasion",
    "person",
    "personal_case",
    "contract_decision",
    "out_of_scope",
    "contested",
    "conventional_finance",
    "matter",
]

GuidanceLanguage = Literal[
    "en",
    "ar",
]

GuidanceOutcome = Literal[
    "answered",
    "referred",
    "refused",
]

GuidanceWriter = Literal[
    "corpus",
    "model",
]

Health = Literal[
    "ok",
    "degraded",
]

HitLikeness = Literal[
    "confirmed",
    "possible",
]

HitState = Literal[
    "open",
    "proposed",
    "cleared",
    "passed_over",
]

IncidentKind = Literal[
    "failure",
    "silence",
]

InvariantState = Literal[
    "holds",
    "broken",
    "unknown",
]

IsoMessageDirection = Literal[
    "in",
    "out",
]

IsoMessageKind = Literal[
    "credit-transfer-request",
    "interbank-transfers",
    "status-request",
    "recall-request",
    "payment-return",
]

IsoMessageState = Literal[
    "received",
    "answered",
    "refused",
    "stuck",
]

IsoPaymentState = Literal[
    "ACSC",
    "PDNG",
    "RJCT",
    "ACCP",
    "CANC",
]

IssuedDocument = Literal[
    "report",
    "case_file",
    "statement",
    "zakat_certificate",
    "shariah_pack",
]

JudgedOutcome = Literal[
    "allowed",
    "review",
    "blocked",
]

KycLevel = Literal[
    "none",
    "simplified",
    "standard",
    "enhanced",
]

KycStanding = Literal[
    "verified",
    "unverified",
    "expired",
    "rejected",
]

KycStatus = Literal[
    "verified",
    "unverified",
    "expired",
    "rejected",
]

Language = Literal[
    "en",
    "ar",
]

LegalPersonNameType = Literal[
    "LEGL",
    "SHRT",
    "TRAD",
]

ListColumn = Literal[
    "account",
    "action",
    "age",
    "amount",
    "assignee",
    "attempts",
    "balance",
    "batch",
    "details",
    "digest",
    "findings",
    "ipAddress",
    "lastSignIn",
    "memo",
    "network",
    "nextDue",
    "parties",
    "period",
    "priority",
    "purpose",
    "reference",
    "resource",
    "role",
    "score",
    "severity",
    "state",
    "time",
    "type",
    "user",
]

ListDensity = Literal[
    "compact",
    "standard",
    "comfortable",
]

ListOutcome = Literal[
    "loaded",
    "confirmed",
]

LookAlikeOf = Literal[
    "beneficiary",
    "paid",
]

LookList = Literal[
    "approvals",
    "audit",
    "batch-payments",
    "batches",
    "contracts",
    "deliveries",
    "movements",
    "reports",
    "requests",
    "reviews",
    "support-desk",
    "transactions",
    "users",
]

Metal = Literal[
    "gold",
    "silver",
]

MetalPriceDecision = Literal[
    "approve",
    "refuse",
]

MetalPriceVersionState = Literal[
    "proposed",
    "approved",
    "refused",
]

NameAgreement = Literal[
    "match",
    "close",
    "none",
]

NameMatchResult = Literal[
    "match",
    "close_match",
]

NationalIdentifierType = Literal[
    "ARNU",
    "CCPT",
    "RAID",
    "DRLC",
    "FIIN",
    "TXID",
    "SOCS",
    "IDCD",
    "LEIX",
    "MISC",
]

NaturalPersonNameType = Literal[
    "LEGL",
    "BIRT",
    "MAID",
    "ALIA",
    "MISC",
]

Network = Literal[
    "uae_dirham",
    "qatar_cbdc",
]

NonComplianceAction = Literal[
    "classify",
    "plan",
    "follow_up",
    "remedy",
    "reopen",
]

NonComplianceMateriality = Literal[
    "material",
    "immaterial",
]

NonComplianceNature = Literal[
    "actual",
    "potential",
]

NonComplianceNext = Literal[
    "classify",
    "plan",
    "follow_up",
    "remedy",
    "reopen",
    "confirm",
    "close",
]

NonComplianceSource = Literal[
    "shadow_run",
    "reversal",
    "recall",
    "contract",
    "officer",
    "sampling",
]

NonComplianceState = Literal[
    "open",
    "planned",
    "remedied",
    "closed",
]

NonComplianceStepKind = Literal[
    "recorded",
    "classified",
    "planned",
    "followed_up",
    "remedied",
    "confirmed",
    "closed",
    "reopened",
]

NotificationKind = Literal[
    "payment_received",
    "payment_sent",
    "payment_refused",
    "payment_ended",
    "approval_asked",
    "review_opened",
    "review_assigned",
    "report_ready",
    "report_failed",
    "list_stale",
    "list_forced",
    "password_changed",
    "factor_added",
    "factor_removed",
    "factors_reset",
    "sessions_ended",
    "recovery_code_used",
    "support_asked",
    "support_answered",
    "support_assigned",
    "support_solved",
    "identity_linked",
    "identity_unlinked",
    "invariant_broken",
    "invariant_mended",
    "customer_expiring",
    "customer_expired",
    "customer_change_asked",
    "customer_change_decided",
    "screening_case",
    "beneficiary_asked",
    "beneficiary_decided",
    "beneficiary_policy_asked",
    "bank_profile_asked",
    "recall_asked",
    "recall_answered",
    "noncompliance_overdue",
    "resolution_asked",
    "resolution_in_force",
    "resolution_ended",
    "iso_message_received",
    "iso_message_refused",
    "iso_message_answered",
    "zakat_due_soon",
    "zakat_due",
    "metal_prices_asked",
    "zakat_recipient_asked",
]

ObjectKind = Literal[
    "transaction",
    "batch",
    "wallet",
    "contract",
    "report",
    "webhook",
    "supportRequest",
    "user",
    "request",
    "event",
    "rule",
]

OpinionEffect = Literal[
    "forbid",
    "flag",
    "note",
    "allow",
]

PackAudience = Literal[
    "authority",
    "board",
]

PackFormat = Literal[
    "pdf",
    "json",
]

PackState = Literal[
    "queued",
    "done",
    "failed",
]

PairState = Literal[
    "proposed",
    "cleared",
]

PaperOutcome = Literal[
    "compliant",
    "finding",
    "question",
]

PartState = Literal[
    "operational",
    "failing",
    "unknown",
]

PartyKind = Literal[
    "person",
    "organisation",
    "vessel",
    "aircraft",
]

PartyOfPaymentKind = Literal[
    "person",
    "organisation",
]

PartyRole = Literal[
    "seller",
    "buyer",
    "supplier",
    "landlord",
    "tenant",
    "capitalProvider",
    "entrepreneur",
    "venture",
    "partner",
    "financier",
    "client",
]

PasskeyTransport = Literal[
    "ble",
    "cable",
    "hybrid",
    "internal",
    "nfc",
    "smart-card",
    "usb",
]

PassportField = Literal[
    "amount",
    "currency",
    "payerName",
    "payeeName",
    "payerAddress",
    "payeeAddress",
    "payerIban",
    "payeeIban",
    "memo",
    "purpose",
    "findings",
    "sealedEvent",
]

PassportOfficerReason = Literal[
    "error",
    "superseded",
    "compliance",
]

PassportRevocationReason = Literal[
    "error",
    "superseded",
    "compliance",
    "reversed",
]

PassportSide = Literal[
    "payer",
    "payee",
]

PassportState = Literal[
    "issued",
    "revoked",
]

PayeeCheck = Literal[
    "match",
    "close_match",
    "no_match",
    "unknown",
]

PaymentKind = Literal[
    "standard",
    "zakat",
    "escrow",
    "approval",
]

PaymentType = Literal[
    "send",
    "zakat",
    "zakat_split",
    "escrow",
    "batch",
    "loan",
]

PepStatus = Literal[
    "none",
    "pep",
    "family",
    "associate",
]

Possession = Literal[
    "actual",
    "constructive",
]

Principle = Literal[
    "riba",
    "gharar",
    "maysir",
    "halal",
    "kyc",
]

PrincipleState = Literal[
    "pass",
    "review",
    "fail",
]

ProviderLanguage = Literal[
    "en",
    "ar",
]

PurificationDecision = Literal[
    "approve",
    "refuse",
]

PurificationKind = Literal[
    "set_aside",
    "payout",
]

PurificationState = Literal[
    "proposed",
    "done",
    "refused",
]

Purpose = Literal[
    "principal",
    "fee",
    "zakat",
    "issue",
    "redeem",
    "reversal",
    "late_donation",
    "purification",
]

PurposeCode = Literal[
    "SAL",
    "SAA",
    "BON",
    "COP",
    "LAS",
    "OVT",
    "ALW",
    "EOS",
    "AES",
    "PEN",
    "FAM",
    "TOF",
    "OAT",
    "AFA",
    "AFL",
    "EDU",
    "TKT",
    "CHC",
    "GDE",
    "GDI",
    "GMS",
    "GOS",
    "TCP",
    "TCR",
    "POS",
    "IFS",
    "ITS",
    "PMS",
    "RDS",
    "TCS",
    "TTS",
    "SCO",
    "FIS",
    "COM",
    "ACM",
    "IPC",
    "ATS",
    "STS",
    "OTS",
    "STR",
    "UTL",
    "RNT",
    "LEA",
    "LEL",
    "PRR",
    "PPA",
    "PPL",
    "GRI",
    "TAX",
    "XAT",
    "INS",
    "MCR",
    "PIP",
    "DIV",
    "DOE",
    "IGD",
    "IGT",
    "ISH",
    "CIN",
    "PIN",
    "IPO",
    "POR",
    "CEA",
    "CEL",
    "FSA",
    "FSL",
    "FIA",
    "FIL",
    "DLA",
    "DSA",
    "DLL",
    "DSL",
    "FDA",
    "FDL",
    "LND",
    "EMI",
    "LLA",
    "LLL",
    "SLA",
    "SLL",
    "LNC",
    "LIP",
    "IOL",
    "IOD",
    "IID",
    "ISL",
    "ISS",
    "IRP",
    "IRW",
    "PRP",
    "PRW",
    "CCP",
    "CRP",
    "DCP",
    "MWI",
    "MWO",
    "MWP",
    "OTH",
    "SALA",
    "BONU",
    "PENS",
    "FAMI",
    "ACCT",
    "GIFT",
    "CHAR",
    "EDUC",
    "MDCS",
    "GDDS",
    "SUPP",
    "SCVE",
    "COMM",
    "RENT",
    "UBIL",
    "ELEC",
    "TRAD",
    "TAXS",
    "GOVT",
    "INSU",
    "DIVD",
    "INVS",
    "SECU",
    "DERI",
    "LOAN",
    "LOAR",
    "CCRD",
    "INTE",
    "INTC",
    "OTHR",
]

ReadinessWarning = Literal[
    "one_database_role",
]

RecallDecision = Literal[
    "accept",
    "refuse",
]

RecallReason = Literal[
    "AC03",
    "AGNT",
    "AM09",
    "CURR",
    "CUST",
    "DUPL",
    "FRAD",
    "NARR",
    "TECH",
    "UPAY",
]

RecallRefusal = Literal[
    "AC04",
    "AM04",
    "ARDT",
    "CUST",
    "LEGL",
    "NARR",
    "NOAS",
]

RecallSide = Literal[
    "asked",
    "received",
]

RecallState = Literal[
    "open",
    "accepted",
    "refused",
    "cancelled",
    "expired",
]

RecordState = Literal[
    "as_sealed",
    "changed",
]

ReferralReason = Literal[
    "lent_wallet",
    "evasion",
    "person",
    "personal_case",
    "contract_decision",
    "conventional_finance",
    "out_of_scope",
    "contested",
    "no_source",
    "not_read",
]

Rejecter = Literal[
    "rules",
    "officer",
    "approver",
]

ReportFormat = Literal[
    "pdf",
    "csv",
    "json",
]

ReportLanguage = Literal[
    "en",
    "ar",
]

ReportSchedulePauseReason = Literal[
    "asked",
    "owner_deactivated",
]

ReportScheduleType = Literal[
    "daily",
    "weekly",
    "monthly",
]

ReportState = Literal[
    "queued",
    "running",
    "done",
    "failed",
]

ReportType = Literal[
    "daily",
    "weekly",
    "monthly",
    "quarterly",
    "annual",
    "custom",
]

RequestMethod = Literal[
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
]

RequestOutcome = Literal[
    "succeeded",
    "refused",
    "failed",
]

RequestSort = Literal[
    "-createdAt",
    "createdAt",
    "-duration",
]

RequestSource = Literal[
    "key",
    "session",
    "console",
]

RescreeningState = Literal[
    "complete",
    "running",
    "unknown",
]

ResolutionState = Literal[
    "draft",
    "asked",
    "deliberated",
    "in_force",
    "rejected",
    "superseded",
    "withdrawn",
    "expired",
]

ReviewAgeing = Literal[
    "under_24h",
    "under_72h",
    "older",
]

ReviewArea = Literal[
    "send",
    "zakat_split",
    "escrow",
    "cross_border",
    "redeem",
    "murabaha",
    "ijara",
    "mudaraba",
    "musharaka",
    "diminishing-musharaka",
]

ReviewCalendar = Literal[
    "gregorian",
    "hijri",
]

ReviewDecision = Literal[
    "approve",
    "reject",
]

ReviewPlanDecision = Literal[
    "approve",
    "refuse",
]

ReviewPlanState = Literal[
    "proposed",
    "approved",
    "refused",
]

ReviewSort = Literal[
    "createdAt",
    "-createdAt",
    "amount",
    "-amount",
    "score",
    "-score",
]

ReviewState = Literal[
    "open",
    "decided",
    "closed",
]

RiskRating = Literal[
    "low",
    "medium",
    "high",
]

RiskReason = Literal[
    "political_exposure",
    "country",
    "line_of_business",
    "ownership",
    "cash",
    "delivery_channel",
    "adverse_media",
    "transactions",
    "documents",
]

Role = Literal[
    "admin",
    "bank",
    "user",
    "scholar",
    "auditor",
]

RuleSetting = Literal[
    "off",
    "advise",
    "flag",
    "prohibit",
]

RuleSubject = Literal[
    "riba",
    "gharar",
    "maysir",
    "halal",
    "kyc",
    "zakat",
]

RulesetProfile = Literal[
    "AAOIFI-UAE",
    "IIFA-STRICT",
    "BOARD",
]

RulesetState = Literal[
    "draft",
    "shadowed",
    "active",
    "retired",
]

Ruling = Literal[
    "permitted",
    "forbidden",
]

SampleMethod = Literal[
    "random",
    "risk",
]

SanctionsCheck = Literal[
    "clear",
    "cleared",
    "potential_match",
    "blocked",
    "stale_list",
    "not_screened",
]

ScheduleLineKind = Literal[
    "instalment",
    "rent",
    "unit_purchase",
    "liquidation",
]

ScheduleLineState = Literal[
    "planned",
    "overdue",
    "paid",
    "waived",
    "agreed",
]

School = Literal[
    "hanafi",
    "maliki",
    "shafii",
    "hanbali",
    "majority",
    "contemporary",
]

ScorePartName = Literal[
    "exact",
    "spelling",
    "script",
    "similar",
    "initial",
    "missing",
    "extra",
    "order",
    "whole",
]

ScreenedPartyKind = Literal[
    "customer",
    "owner",
    "bank",
    "beneficiary",
    "stated",
]

ScreeningCaseDecision = Literal[
    "confirm",
    "clear",
]

ScreeningCaseState = Literal[
    "open",
    "confirmed",
    "cleared",
]

ScreeningLikeness = Literal[
    "confirmed",
    "possible",
    "below",
]

ScreeningSource = Literal[
    "ofac-sdn",
    "ofac-consolidated",
    "un-consolidated",
    "eu-consolidated",
    "uk-sanctions",
    "uae-local",
    "qatar-nctc",
]

ScreeningStrength = Literal[
    "block",
    "review",
]

SeatState = Literal[
    "proposed",
    "seated",
    "coming",
    "over",
    "ended",
]

SecondOfficerCase = Literal[
    "from_limit",
    "listed_name",
]

SecondPerson = Literal[
    "officer",
    "owner",
]

SecondReadingState = Literal[
    "resembles",
    "nothing",
    "unread",
    "waiting",
]

SeenPrinciple = Literal[
    "riba",
    "gharar",
    "maysir",
    "halal",
    "kyc",
]

SendableType = Literal[
    "send",
    "zakat_split",
    "escrow",
]

ShariahProfile = Literal[
    "AAOIFI-UAE",
    "IIFA-STRICT",
    "HANAFI",
    "MALIKI",
    "SHAFII",
    "HANBALI",
]

SigningAlgorithm = Literal[
    "EdDSA",
    "ES256",
]

SoughtRole = Literal[
    "payer",
    "payee",
    "payerOwner",
    "payeeOwner",
    "statedPayer",
    "statedPayee",
]

SourceCertainty = Literal[
    "seen",
    "copy",
    "general",
]

SourceOfFunds = Literal[
    "salary",
    "savings",
    "sale_of_property",
    "inheritance",
    "business_income",
    "loan",
    "gift",
    "investment",
    "other",
]

StageStanding = Literal[
    "passed",
    "current",
    "ahead",
]

Stance = Literal[
    "agree",
    "dissent",
    "abstain",
]

StatementFormat = Literal[
    "pdf",
    "csv",
    "json",
    "camt.052",
    "camt.053",
]

StepField = Literal[
    "on",
    "documentHash",
    "note",
    "possession",
    "rebate",
    "dueOn",
    "benchmarkPct",
    "deedId",
    "net",
    "value",
    "expenses",
    "debts",
    "units",
    "unitPrice",
    "parties",
    "partyNames",
    "amount",
    "proceeds",
]

StrPartyKind = Literal[
    "person",
    "entity",
    "account",
]

StrReportCode = Literal[
    "STR",
    "SAR",
]

StrSchemaVerdict = Literal[
    "not_validated_against_schema",
    "valid",
    "invalid",
]

StrState = Literal[
    "draft",
    "approved",
    "filed",
]

StrStepKind = Literal[
    "approved",
    "filed",
    "downloaded",
]

SupportCategory = Literal[
    "technical",
    "billing",
    "compliance",
    "api",
    "feature",
    "other",
]

SupportKind = Literal[
    "request",
    "chat",
]

SupportPriority = Literal[
    "low",
    "medium",
    "high",
    "critical",
]

SupportSort = Literal[
    "-createdAt",
    "createdAt",
    "priority",
    "-priority",
]

SupportState = Literal[
    "open",
    "waiting",
    "solved",
]

SupportStep = Literal[
    "write",
    "answer",
    "solve",
]

SystemPart = Literal[
    "database",
    "uae_dirham",
    "qatar_cbdc",
    "compliance",
    "sealing",
    "events",
    "webhooks",
    "reports",
]

TaintedKind = Literal[
    "late_donation",
    "interest",
    "mixed_income",
    "shares",
]

TextDirection = Literal[
    "ltr",
    "rtl",
]

TimeSort = Literal[
    "-createdAt",
    "createdAt",
]

TransactionAction = Literal[
    "decide",
    "approve",
    "reject",
    "release",
    "refund",
    "cancel",
    "reverse",
    "recall",
]

TransactionExportFormat = Literal[
    "csv",
    "json",
    "pdf",
]

TransactionSort = Literal[
    "-createdAt",
    "createdAt",
    "amount",
    "-amount",
]

TransactionStatus = Literal[
    "pending",
    "completed",
    "rejected",
    "cancelled",
    "refunded",
    "reversed",
    "failed",
]

TransactionSubStatus = Literal[
    "awaiting_approval",
    "in_escrow",
    "in_review",
]

TransactionType = Literal[
    "send",
    "zakat_split",
    "escrow",
    "cross_border",
    "fund",
    "redeem",
    "reversal",
    "contract",
    "zakat",
]

UnreadCause = Literal[
    "sealed",
    "timed_out",
    "unreachable",
    "unusable",
]

UserSort = Literal[
    "-createdAt",
    "createdAt",
    "name",
    "-name",
    "lastSignInAt",
    "-lastSignInAt",
]

UserState = Literal[
    "invited",
    "active",
    "deactivated",
]

VerdictAction = Literal[
    "allow",
    "review",
    "block",
]

VerificationOutcome = Literal[
    "genuine",
    "altered",
    "unrecorded",
    "unknown",
]

ViewScreen = Literal[
    "audit",
    "batch-import",
    "batches",
    "contracts",
    "reports",
    "requests",
    "reviews",
    "support",
    "transactions",
    "users",
    "wallets",
]

WalletNameSource = Literal[
    "owner",
    "beneficiary",
]

WalletSort = Literal[
    "-createdAt",
    "createdAt",
    "label",
    "-label",
    "balance",
    "-balance",
]

WantedRequestSource = Literal[
    "key",
    "session",
    "console",
    "programs",
]

WebhookDisabledBecause = Literal[
    "owner",
    "gone",
    "failing",
]

WebhookState = Literal[
    "enabled",
    "disabled",
]

WitnessConflict = Literal[
    "larger",
    "different",
]

WitnessState = Literal[
    "waiting",
    "cosigned",
    "unreachable",
    "refused",
    "mistaken",
    "conflict",
]

ZakatAdvanceKind = Literal[
    "advance_payment",
    "set_aside",
]

ZakatAdvanceOpinion = Literal[
    "year",
    "month",
]

ZakatCalendar = Literal[
    "lunar",
    "solar",
]

ZakatClass = Literal[
    "poor",
    "needy",
    "administrators",
    "reconciled",
    "captives",
    "debtors",
    "in_gods_way",
    "traveller",
]

ZakatDebtOpinion = Literal[
    "within_year",
    "none",
]

ZakatDeclaredKind = Literal[
    "cash_elsewhere",
    "gold",
    "silver",
    "goods_for_trade",
    "shares_for_trade",
    "receivable",
    "debt_due",
    "investment_accounts",
    "owned_by_others",
    "paid_up_capital",
    "reserves",
    "provisions",
    "retained_earnings",
    "net_income",
    "long_term_liabilities",
    "fixed_assets",
    "investments_not_for_trade",
    "accumulated_losses",
    "impure",
    "personal_use",
    "doubtful_receivable",
]

ZakatDips = Literal[
    "throughout",
    "both_ends",
]

ZakatLineEffect = Literal[
    "adds",
    "deducts",
    "excluded",
]

ZakatLineKind = Literal[
    "wallet",
    "receivable_of_contract",
    "debt_of_contract",
    "overdue_receivable_of_contract",
    "cash_elsewhere",
    "gold",
    "silver",
    "goods_for_trade",
    "shares_for_trade",
    "receivable",
    "debt_due",
    "investment_accounts",
    "owned_by_others",
    "paid_up_capital",
    "reserves",
    "provisions",
    "retained_earnings",
    "net_income",
    "long_term_liabilities",
    "fixed_assets",
    "investments_not_for_trade",
    "accumulated_losses",
    "impure",
    "personal_use",
    "doubtful_receivable",
]

ZakatLineReason = Literal[
    "held",
    "expected",
    "falls_due",
    "declared",
    "impure",
    "not_expected",
    "counts_when_received",
    "debts_not_taken_off",
    "not_by_this_method",
    "not_zakatable",
]

ZakatLineSource = Literal[
    "ledger",
    "contract",
    "declared",
]

ZakatMethod = Literal[
    "person",
    "net_assets",
    "net_invested_funds",
]

ZakatMode = Literal[
    "from_amount",
    "on_top",
]

ZakatReceivableOpinion = Literal[
    "expected",
    "received",
]

ZakatRecipientDecision = Literal[
    "approve",
    "refuse",
]

ZakatRecipientState = Literal[
    "proposed",
    "approved",
    "removed",
]

ZakatSchool = Literal[
    "aaoifi",
    "hanafi",
    "maliki",
    "shafii",
    "hanbali",
]

ZakatSchoolChoice = Literal[
    "bank",
    "aaoifi",
    "hanafi",
    "maliki",
    "shafii",
    "hanbali",
]


class AccountBalanceDto(TypedDict):
    account: str
    """The account, and the wallet of it"""
    currency: str
    postedMinor: str
    """What is posted, in minor units: 12,500.75"""
    sequence: str
    """The number of its last entry; 0 while it has none"""


class ActionResultDto(TypedDict):
    transactionId: str
    status: TransactionStatus
    subStatus: TransactionSubStatus | None
    released: str
    """Released to the payee so far"""


class AddBeneficiaryDto(TypedDict):
    name: str
    """The payee’s name; screened"""
    address: str
    """The payee’s wallet, by address or IBAN"""
    network: Network
    payeeBank: NotRequired[str]
    """The payee’s bank"""
    note: NotRequired[str]
    bankId: NotRequired[str]
    """The bank whose beneficiary it is, or whose customer’s; needed where that is not plain"""


AddZakatRecipientDto = TypedDict("AddZakatRecipientDto", {
    "class": "ZakatClass",
    "name": "str",
    "address": "str",
    "basis": "str",
})


class AddedFactorDto(TypedDict):
    factor: FactorDto
    recoveryCodes: list[str] | None
    """Shown once; null when the person has a sheet already"""


class AdvanceClockDto(TypedDict):
    to: NotRequired[str]
    """The moment to go to, such as 2026-12-20T08:30:00Z; or say by how much"""
    by: NotRequired[str]
    """How far to go, as an ISO 8601 duration in whole numbers"""


class AgeFiguresDto(TypedDict):
    age: CaseAge
    cases: float


class AgeingCountsDto(TypedDict):
    under_24h: float
    under_72h: float
    older: float


class AllowedPasskeyDto(TypedDict):
    id: str
    transports: list[PasskeyTransport]


class AnalyzePaymentDto(TypedDict):
    type: PaymentType
    amount: str
    currency: Currency
    memo: NotRequired[str | None]
    network: NotRequired[Network | None]
    asOf: NotRequired[str]
    """The day to judge on; absent: today"""
    counterpartyName: NotRequired[str | None]
    """The payee’s name"""
    counterpartyCountry: NotRequired[str | None]
    """ISO 3166 alpha-2"""
    statedName: NotRequired[str | None]
    """The payee’s name as the payer gives it"""
    statedNameMatch: NotRequired[NameAgreement | None]
    """With the payee’s own name"""
    senderCountry: NotRequired[str | None]
    """ISO 3166 alpha-2 code of the payer’s country"""
    senderName: NotRequired[str | None]
    """The payer’s name"""
    senderNationality: NotRequired[str | None]
    """ISO 3166 alpha-2 nationality of the payer"""
    senderDob: NotRequired[Any | None]
    """Birth or registration year or date of the payer, or "unknown\""""
    senderId: NotRequired[Any | None]
    """Identity document of the payer"""
    senderKind: NotRequired[PartyOfPaymentKind | None]
    """What the payer is"""
    watchlistStale: NotRequired[bool | None]
    """True when a list that was searched is older than it may be"""
    purposeCode: NotRequired[str | None]
    """The purpose as the network’s central bank codes it"""
    counterpartyNationality: NotRequired[str | None]
    """ISO 3166 alpha-2 nationality of the payee"""
    counterpartyDob: NotRequired[Any | None]
    """Birth or registration year or date of the payee, or "unknown\""""
    counterpartyId: NotRequired[Any | None]
    """Identity document of the payee"""
    counterpartyKind: NotRequired[PartyOfPaymentKind | None]
    """What the payee is"""
    crossBorder: NotRequired[bool | None]
    mcc: NotRequired[Any | None]
    """Merchant category code"""
    isic: NotRequired[Any | None]
    """ISIC revision 4 code"""
    naics: NotRequired[Any | None]
    """NAICS 2022 code"""
    senderKyc: NotRequired[KycStatus]
    """Absent means verified"""
    sourceOfFunds: NotRequired[str | None]
    """Where the money comes from, as one of the published list"""
    sourceOfFundsText: NotRequired[str | None]
    """What the payer says of it"""
    to: NotRequired[str | None]
    """The payee as the history names them, such as a wallet address"""
    purpose: NotRequired[str | None]
    """What it is paid for: equity, financing, price, wage, rent, payroll and the like"""
    servedActivity: NotRequired[str | None]
    """The activity that the paid service helps: alcohol, gambling and the like"""
    walletKind: NotRequired[str | None]
    """personal or business"""
    linkedTotal7d: NotRequired[str | None]
    """Linked payments of the last seven days, this one included"""
    dailyMean90d: NotRequired[str | None]
    """What the sender pays on a usual day"""
    takaful: NotRequired[bool | None]
    """True when the cover bought is takaful"""
    originator: NotRequired[dict[str, Any] | None]
    """What the payment message says of the payer"""
    beneficiary: NotRequired[dict[str, Any] | None]
    """What the payment message says of the payee"""
    history: NotRequired[list[dict[str, Any]] | None]
    """Earlier transfers of the sender"""
    sums: NotRequired[dict[str, Any] | None]
    """What earlier payments of any size add up to"""
    watchlistMissing: NotRequired[list[str] | None]
    """Lists that must be searched and could not be, because they are not loaded"""
    watchlist: NotRequired[list[Any] | None]
    """Listed parties like a party of the payment; absent when no list was searched"""
    screening: NotRequired[dict[str, Any] | None]
    """The result of a screening that was made before"""
    party: NotRequired[dict[str, Any] | None]
    """Who the payee is"""
    payee: NotRequired[dict[str, Any] | None]
    """What the payee is"""
    entity: NotRequired[dict[str, Any] | None]
    """The legal entity that pays or is paid"""
    payerEntity: NotRequired[dict[str, Any] | None]
    """The legal entity that pays, where another is paid"""
    otherParties: NotRequired[list[dict[str, Any]] | None]
    """Others who are named in the payment or own a party of it"""
    contradictions: NotRequired[list[str] | None]
    """What the payment says of its parties against what their bank knows of them"""
    loan: NotRequired[dict[str, Any] | None]
    """A loan behind the payment"""
    latePayment: NotRequired[dict[str, Any] | None]
    """A charge for late payment"""
    debtor: NotRequired[dict[str, Any] | None]
    """The debtor who is late"""
    debt: NotRequired[dict[str, Any] | None]
    """A debt that is paid early"""
    reschedule: NotRequired[dict[str, Any] | None]
    """A change of a debt, also by a fresh sale whose proceeds repay it"""
    guarantee: NotRequired[dict[str, Any] | None]
    """A guarantee of a debt"""
    debtSale: NotRequired[dict[str, Any] | None]
    """A sale of a debt"""
    exchange: NotRequired[dict[str, Any] | None]
    """An exchange of currencies, gold or silver"""
    sale: NotRequired[dict[str, Any] | None]
    """A sale"""
    payment: NotRequired[Any | None]
    """When and how a price is paid"""
    salam: NotRequired[dict[str, Any] | None]
    """A salam: goods paid now and delivered later"""
    istisna: NotRequired[dict[str, Any] | None]
    """An istisna: an object to be made"""
    arbun: NotRequired[Any | None]
    """Earnest money"""
    contract: NotRequired[dict[str, Any] | None]
    """Terms of the contract"""
    chain: NotRequired[list[dict[str, Any]] | None]
    """A chain of sales, in their order"""
    ownerGroups: NotRequired[list[list[str]] | None]
    """Parties that belong together"""
    instrument: NotRequired[Any | None]
    """A security, paper or derivative bought"""
    investment: NotRequired[dict[str, Any] | None]
    """An investment"""
    trade: NotRequired[dict[str, Any] | None]
    """A trade in shares"""
    insurance: NotRequired[dict[str, Any] | None]
    """Insurance bought"""
    pool: NotRequired[dict[str, Any] | None]
    """A pot of money that one of several people will win"""
    ticket: NotRequired[dict[str, Any] | None]
    """A ticket"""
    prediction: NotRequired[dict[str, Any] | None]
    """A stake on an outcome"""
    prize: NotRequired[dict[str, Any] | None]
    """A prize"""
    asset: NotRequired[Any | None]
    """The asset bought"""
    target: NotRequired[Any | None]
    """The business that is bought or financed"""
    certification: NotRequired[dict[str, Any] | None]
    """Certificates of the goods"""
    issuer: NotRequired[dict[str, Any] | None]
    """The issuer of the shares bought"""
    zakatAutoSplit: NotRequired[dict[str, Any] | None]
    """A standing order to set zakat aside"""
    zakatSplit: NotRequired[dict[str, Any] | None]
    """How the payment is split"""
    recipient: NotRequired[dict[str, Any] | None]
    """Who receives the zakat"""
    user: NotRequired[dict[str, Any] | None]
    """The payer as the zakat rules see them"""
    zakat: NotRequired[dict[str, Any] | None]
    """The wealth"""


class ApiKeyDto(TypedDict):
    id: str
    name: str
    hint: str
    """How to recognise it"""
    scopes: list[str]
    createdAt: str
    rotatedAt: str | None
    """When a new secret last took its place"""
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    usedThisHour: float
    """Requests it has made in its present hour"""
    hourlyLimit: float
    """Requests it may make in an hour"""


class ApprovalDto(TypedDict):
    approver: str
    decision: ApprovalDecision
    createdAt: str


class ApproveStrDto(TypedDict):
    version: float


class AreaAmountDto(TypedDict):
    currency: Currency
    amount: str
    """What was to be paid, whatever became of it"""


class AssessZakatDto(TypedDict):
    dueOn: str
    """The day on which the year was over, as the position tells it"""
    declarations: NotRequired[list[DeclarationDto]]


class AssignReviewDto(TypedDict):
    assignee: str | None
    """me, the id of an officer, or null for nobody"""


class AssignSupportRequestDto(TypedDict):
    assignee: str | None
    """me, an administrator’s id, or null for nobody"""


class AuditEntryDto(TypedDict):
    id: str
    action: str
    resource: str
    resourceId: str | None
    userId: str | None
    """null for the system"""
    userName: str | None
    actorRole: Role | None
    apiKeyId: str | None
    """The API key by which a program acted for them"""
    apiKeyName: str | None
    """The name of that key"""
    ipAddress: str | None
    details: dict[str, Any]
    changes: list[FieldChangeDto]
    """What the event changed: each detail beside which another tells what it was previously"""
    severity: AuditSeverity
    requestId: str | None
    blockHeight: float | None
    """null until it is sealed"""
    recordHash: str | None
    """The digest of the record that the sealed event commits to; null until it is sealed, or where
    the books keep no record of what it tells of
    """
    createdAt: str


class AuditPersonDto(TypedDict):
    id: str
    name: str


class AuditStatsDto(TypedDict):
    totalEvents: float
    todayEvents: float
    """Since midnight UTC"""
    criticalEvents: float
    activeUsers: float
    """Distinct people"""
    topActions: list[CountDto]
    """The five most frequent actions"""
    topResources: list[CountDto]
    """The five most frequent resources"""
    actions: list[str]
    """Every action there is, whatever the filter"""
    resources: list[str]
    """Every resource there is"""
    people: list[AuditPersonDto]
    """The people within your reach, by name; the first two hundred"""


class BalanceChangeDto(TypedDict):
    address: str
    before: str
    after: str


class BalanceProofDto(TypedDict):
    balance: AccountBalanceDto
    position: float
    """Its place among all accounts, from 0"""
    hashes: list[str]
    """RFC 6962, section 2.1.1, lowest first"""
    checkpoint: CheckpointDto


class BankDto(TypedDict):
    id: str
    name: str


class BankProfileDto(TypedDict):
    id: str
    bank: BankDto
    version: float
    """Counted by bank"""
    name: str
    """How verdicts name it"""
    profile: ShariahProfile
    overrides: list[PointChoiceDto]
    state: BankProfileState
    note: str
    proposedBy: str
    proposedAt: str
    decidedBy: str | None
    decidedAt: str | None
    decisionReason: str | None
    resolutionId: str | None
    """The resolution of the Shariah board by which it came into force"""
    boardBankId: str | None
    """The bank whose board binds it; null: the network’s, as the bank has none"""
    mayDecide: bool
    """Whether the caller may decide it now"""


class BankReasonDto(TypedDict):
    reason: str


class BankStandingDto(TypedDict):
    id: str
    name: str
    state: BankState
    suspendedAt: str | None
    suspendedBecause: str | None
    """Why it is suspended"""
    bic: str | None
    """ISO 9362"""
    lei: str | None
    """ISO 17442"""
    isTestIdentity: bool
    """Whether its BIC is one of test and training, as those of invented banks are"""
    officers: float
    """Officers who may sign in, or were invited"""
    customers: float
    """Customers, counted alike"""
    wallets: float
    createdAt: str


class BatchCheckDto(TypedDict):
    duplicates: list[DuplicateRowDto]
    """Rows that look like payments of the last 90 days"""


class BatchDto(TypedDict):
    id: str
    state: BatchState
    atomic: bool
    network: Network
    currency: Currency
    fromAddress: str
    """The wallet that pays"""
    memo: str | None
    initiatedBy: str
    """Who sent it"""
    initiatedById: str
    terms: BatchTermsDto
    mends: str | None
    """The earlier batch whose refused rows these are, mended"""
    count: float
    """How many payments it asks for"""
    total: str
    """What they sum to, fees left out"""
    processed: float
    """How many have been sent or refused so far"""
    completed: float
    """Completed when they were sent"""
    pending: float
    """Waiting when they were sent"""
    refused: float
    """Rejected or refused when they were sent"""
    firstFailure: BatchFailureDto | None
    """When all was refused because of one"""
    createdAt: str
    endedAt: str | None


class BatchFailureDto(TypedDict):
    index: float
    """Its place in the request"""
    code: str
    error: str
    verdict: VerdictDto | None
    """When compliance refused it"""


class BatchItemDto(TypedDict):
    toAddress: str
    """The wallet that is paid, by address or IBAN"""
    amount: str
    memo: NotRequired[str]
    """Absent: the memo of the batch"""
    counterpartyName: NotRequired[str]
    """The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and
    screened
    """
    counterpartyCountry: NotRequired[str]
    """Where the payee is, as an ISO 3166 alpha-2 code"""
    purposeCode: NotRequired[PurposeCode]
    """Absent: the purpose of the batch"""
    reference: NotRequired[str]
    """The payer’s own reference"""
    uetr: NotRequired[str]
    """The UETR it comes with, a UUID of version 4 that no transaction has"""
    metadata: NotRequired[dict[str, Any]]
    """What your own programs keep with it; shown to the payer’s side alone"""
    beneficiary: NotRequired[PaymentPartyDto]
    """What the payment says of the payee (FATF R.16)"""
    originator: NotRequired[PaymentPartyDto]
    """What it says of the payer (FATF R.16); absent: what the batch says"""


class BatchItemResultDto(TypedDict):
    index: float
    """Its place in the request"""
    status: TransactionStatus | None
    transactionId: str | None
    uetr: str | None
    payeeCheck: PayeeCheck | None
    """How counterpartyName agrees with the name of the wallet’s owner; null without one, or when
    the payment was not judged
    """
    code: str | None
    """Why it was refused"""
    error: str | None


class BatchLifeDto(TypedDict):
    id: str
    state: BatchState
    atomic: bool
    network: Network
    currency: Currency
    fromAddress: str
    """The wallet that pays"""
    memo: str | None
    initiatedBy: str
    """Who sent it"""
    initiatedById: str
    terms: BatchTermsDto
    mends: str | None
    """The earlier batch whose refused rows these are, mended"""
    count: float
    """How many payments it asks for"""
    total: str
    """What they sum to, fees left out"""
    processed: float
    """How many have been sent or refused so far"""
    completed: float
    """Completed when they were sent"""
    pending: float
    """Waiting when they were sent"""
    refused: float
    """Rejected or refused when they were sent"""
    firstFailure: BatchFailureDto | None
    """When all was refused because of one"""
    createdAt: str
    endedAt: str | None
    totals: BatchTotalsDto
    mendedBy: list[str]
    """Later batches of its refused rows, mended"""
    standings: list[BatchStandingDto]
    actions: list[BatchAction]
    """What you may do now"""


class BatchRefusalDto(TypedDict):
    transactionId: str
    code: str
    error: str


class BatchResultDto(TypedDict):
    batchId: str | None
    """null for a rehearsal"""
    completed: float
    pending: float
    """Waiting for a review, for approvals or in escrow"""
    refused: float
    """Rejected or refused"""
    notProcessed: float
    """Left out because the batch was cancelled: `BATCH_CANCELLED`"""
    total: str
    """Amount of all that was asked for"""
    completedAmount: str
    """Amount of the completed payments"""
    pendingAmount: str
    """Amount of the pending payments"""
    refusedAmount: str
    """Amount of the refused payments"""
    fees: str
    """Fees of the completed payments"""
    results: list[BatchItemResultDto]


class BatchRowDto(TypedDict):
    number: float | None
    """Its number in the request, from 1; null in batches from before refused rows were kept"""
    state: BatchRowState
    sent: BatchItemDto
    """As it was sent; of payments that were made, as they are recorded"""
    transactionId: str | None
    uetr: str | None
    status: TransactionStatus | None
    subStatus: TransactionSubStatus | None
    code: str | None
    """Why it was refused"""
    error: str | None
    field: str | None
    """The field that it is about"""
    facts: dict[str, Any] | None
    """The facts behind the code"""
    findings: list[FindingDto]
    """The rules that refuse or hold it"""


class BatchStandingDto(TypedDict):
    status: TransactionStatus
    subStatus: TransactionSubStatus | None
    count: float
    amount: str
    fees: str
    zakat: str
    """Set aside for zakat with them"""
    released: str
    """Released to the payees so far"""


class BatchStepResultDto(TypedDict):
    batchId: str
    state: BatchState
    taken: float
    """Payments taken one step further"""
    refusals: list[BatchRefusalDto]
    """Payments that were left where they stood"""
    standings: list[BatchStandingDto]
    """Where the payments stand now"""


class BatchTermsDto(TypedDict):
    zakatMode: ZakatMode | None
    quorum: float | None
    """How many must approve"""
    escrow: bool
    expiresInHours: float | None
    """When waiting ends"""


class BatchTotalsDto(TypedDict):
    asked: CountedAmountDto
    paid: CountedAmountDto
    held: CountedAmountDto
    """Pending: under review, waiting for approval or in escrow"""
    refused: CountedAmountDto
    """By the rules, by an officer, or before there was a payment"""
    takenBack: CountedAmountDto
    """Cancelled, refunded or reversed"""
    notMade: CountedAmountDto
    """Left out, or not sent yet"""


class BeginProviderSignInDto(TypedDict):
    language: ProviderLanguage
    returnTo: NotRequired[str]
    """A path of the console; nothing that leads to another site is taken"""


class BeneficialOwnerDto(TypedDict):
    name: str
    birthDate: NotRequired[str | None]
    """Day or year of birth"""
    nationality: NotRequired[str | None]
    """Nationality, as an ISO 3166 code"""
    sharePercent: float
    """How many per cent belong to them"""


class BeneficiaryDto(TypedDict):
    id: str
    bank: BankDto
    """Whose it is, or whose customer’s"""
    customer: BeneficiaryOwnerDto | None
    """The customer; null: the bank’s own"""
    name: str
    """As whoever added it knows the payee"""
    address: str
    network: Network
    payeeBank: str | None
    """The payee’s bank, as it was given"""
    note: str | None
    status: BeneficiaryStatus
    """Paid while it is `active`; `waiting` until `usableAt`, `held` by the screening of its name"""
    usableAt: str | None
    """From when on it may be paid; null: nobody approved it yet"""
    waitingHours: float
    """How long it waits once it is approved, or was added"""
    heldBy: BeneficiaryHeldBy | None
    payeeCheck: PayeeCheck
    """How the name agreed with that of the wallet’s owner when it was added"""
    addedBy: str
    addedAt: str
    decidedBy: str | None
    decidedAt: str | None
    decisionReason: str | None
    removedAt: str | None
    mayDecide: bool
    """Whether the caller may approve or refuse it now"""


class BeneficiaryOwnerDto(TypedDict):
    id: str
    name: str


class BeneficiaryPolicyDto(TypedDict):
    needsApproval: bool
    """Whether a second person approves each beneficiary"""
    waitingHours: float
    """How many hours pass before the first payment, from the approval or from when it was added"""
    onlyBeneficiaries: bool
    """Whether nobody else is paid"""
    id: str
    bank: BankDto
    version: float
    state: BeneficiaryPolicyState
    note: str
    createdBy: str
    createdAt: str
    activatedBy: str | None
    activatedAt: str | None
    mayActivate: bool
    """Whether the caller may put it in force now"""


class BilingualDto(TypedDict):
    en: str
    ar: str


class BindingDto(TypedDict):
    kind: BindingKind
    """ruleset: a version by its number; rule: by its id; product: a type of contract; contract: by
    its id; profile: a bank’s setting
    """
    value: str


class BoardBankDto(TypedDict):
    id: str
    name: str


class BoardDto(TypedDict):
    id: str
    bank: BoardBankDto | None
    """null: the board of the network"""
    charterQuorum: float
    """By its charter"""
    quorum: float
    """How many opinions decide today"""
    seated: float
    """How many members are seated today"""
    seats: list[BoardSeatDto]


BoardSeatDto = TypedDict("BoardSeatDto", {
    "id": "str",
    "name": "str",
    "from": "str",
    "until": "str",
    "state": "SeatState",
    "isEndAsked": "bool",
    "keys": "list[SeatKeyDto]",
    "isYours": "bool",
    "mayConfirm": "bool",
    "mayEnd": "bool",
})


class BothLanguagesDto(TypedDict):
    ar: str
    en: str


class CaseAskDto(TypedDict):
    ruleId: str
    principle: RuleSubject
    severity: FindingSeverity
    evidence: list[EvidenceDto]
    explain: BilingualDto
    remedy: BilingualDto
    cite: list[str]
    isSettled: bool
    """Whether every pair that it rests on is cleared"""


class CaseAttachmentDto(TypedDict):
    id: str
    number: float
    """Its place among the files of the case"""
    name: str
    size: float
    """Bytes"""
    digest: str
    """SHA-256 of its bytes"""
    uploadedBy: OfficerDto
    uploadedAt: str


class CaseCommentDto(TypedDict):
    id: str
    number: float
    """Its place among the comments of the case"""
    author: OfficerDto
    text: str
    writtenAt: str


class CaseEvidenceDto(TypedDict):
    transactionId: str
    asks: list[CaseAskDto]
    """The gravest first"""
    secondReading: SecondReadingDto | None
    """An opinion on its words; null where no model reads them"""
    hits: list[CaseHitDto]
    """The most alike first"""
    payment: TransactionDetailDto
    payer: CasePartyDto
    payee: CasePartyDto
    pair: list[CaseSumDto]
    """From payer to payee, and back"""
    pairPayments: list[TransactionDto]
    """Between these two wallets, newest first"""
    earlierCases: list[EarlierCaseDto]
    """Of either party, newest first"""


class CaseFileDto(TypedDict):
    id: str
    number: float
    """Its place among the files of the case"""
    madeBy: OfficerDto
    madeAt: str
    digest: str
    """SHA-256 of the JSON form, which stands at the foot of each page of the PDF"""


class CaseHitDto(TypedDict):
    party: SoughtRole
    name: str
    """The name that was sought"""
    entryId: str
    source: ScreeningSource | None
    listedName: str
    """The name it is listed under"""
    matchedName: str
    """The listed name that is most alike"""
    isWeakAlias: bool
    """Whether the publisher calls that alias a weak one"""
    kind: PartyKind | None
    programmes: list[str]
    """As the list says now"""
    list: JudgedListDto | None
    isListedNow: bool
    """Whether the entry is on a list in force now"""
    score: float
    parts: list[ScorePartDto]
    likeness: HitLikeness
    births: ComparedDto
    nationalities: ComparedDto
    documents: ComparedDto
    """Numbers but for their ends are covered"""
    state: HitState
    """proposed: another officer must agree; passed_over: cleared before the payment was made"""
    clearings: list[ClearingDto]
    """In this case, oldest first"""
    clearances: list[ClearanceDto]
    """Of this name and entry, newest first"""
    earlierCases: list[str]
    """Earlier cases of this entry"""


class CasePartyDto(TypedDict):
    name: str
    address: str
    network: Network
    bank: str
    isFrozen: bool
    openedAt: str
    """When the wallet was opened"""
    customer: CustomerLineDto | None
    """The customer’s file in short; null where it is not yours to see"""
    sums: list[CaseSumDto] | None
    """With this payment; null where the customer is not yours to see"""


class CaseSumDto(TypedDict):
    days: float
    currency: Currency
    paid: float
    paidAmount: str
    received: float
    receivedAmount: str


ChangeDto = TypedDict("ChangeDto", {
    "transactionsPct": "float | None",
    "volumePct": "float | None",
    "from": "str",
    "to": "str",
    "previousFrom": "str",
    "previousTo": "str",
})


class ChangePasswordDto(TypedDict):
    currentPassword: str
    newPassword: str
    """At least 8 characters, 15 outside the sandbox; no common one, and without your names"""


class ChangeRoleDto(TypedDict):
    role: Role
    bankId: NotRequired[str | None]
    """Their bank, which officers and auditors must have; without it, the one they have, and null
    for none, such as for a scholar of the network’s board
    """
    identityNumber: NotRequired[str]
    """The number of the document the person was identified by. Accounts with the same number are
    one person, who has one voice where several must agree
    """


class CharityDto(TypedDict):
    id: str
    bank: BankDto
    name: str
    registration: str
    network: Network
    address: str
    resolution: str | None
    state: CharityState
    paid: str
    """What it was paid so far"""
    currency: Currency
    proposedBy: str
    proposedAt: str
    decidedBy: str | None
    decidedAt: str | None
    reason: str | None
    """Why it was decided so, or withdrawn"""
    mayDecide: bool
    """Whether you may decide it"""


class CheckBatchDto(TypedDict):
    fromAddress: str
    """The wallet that is to pay, by address or IBAN"""
    rows: list[BatchItemDto]


class CheckPayeeDto(TypedDict):
    address: str
    """The wallet that is to be paid, by address or IBAN"""
    name: str
    """The payee’s name as the payer knows it"""


class CheckpointDto(TypedDict):
    height: float
    firstLeaf: float
    """How many events stand before the block"""
    treeSize: float
    """How many events stand up to its end"""
    root: str
    """The RFC 6962 tree hash over all events up to its end"""
    previousHash: str
    """The hash of the block before"""
    sealedAt: str
    hash: str
    """SHA-256 of the six members above, and of accounts and balancesRoot where they are not null,
    as canonical JSON (RFC 8785), numbers as strings
    """
    kid: str
    """The key that signed"""
    signature: str
    """Ed25519 over the same bytes as the hash"""
    accounts: float | None
    """How many accounts the tree of balances has; null for a block that does not commit to
    balances
    """
    balancesRoot: str | None
    """The RFC 6962 tree hash over what every account holds after its last event"""


class ChoosePasswordDto(TypedDict):
    passwordCode: str
    newPassword: str
    """At least 8 characters, 15 outside the sandbox; no common one, and without your names"""


class ClearPairDto(TypedDict):
    party: SoughtRole
    entryId: str
    reason: str
    expiresAt: NotRequired[str]
    """At most a year from now; half a year unless said otherwise"""


class ClearPartyDto(TypedDict):
    name: NotRequired[str]
    """Whoever bears this name; or give a wallet instead"""
    wallet: NotRequired[str]
    """A wallet within your reach, by id, address or IBAN: its owner alone is cleared; or give a
    name
    """
    entryId: str
    reason: str
    expiresAt: str
    """At most a year from now"""


class ClearanceDto(TypedDict):
    id: str
    name: str
    ownerId: str | None
    """The one owner cleared; null: the name"""
    entryId: str
    entryName: str
    bank: str | None
    """null: for all banks"""
    state: ClearanceState
    """proposed: the very name is listed, and another officer must say the same before it holds"""
    reason: str
    createdBy: str
    createdAt: str
    expiresAt: str | None
    """null: a case gave it, and it holds until either side changes"""
    secondedBy: str | None
    """The second officer, where two must agree"""
    secondedAt: str | None
    revokedAt: str | None
    revokedBy: str | None
    """null: either side changed"""
    revocation: str | None


class ClearedPairDto(TypedDict):
    transactionId: str
    pair: PairState
    """proposed: another officer must say the same"""
    clearances: list[ClearanceDto]
    """One for each name of the party"""
    openRules: list[str]
    """The rules whose question is still open"""
    status: TransactionStatus
    state: ReviewState
    """decided: nothing else was asked, so the payment was released"""
    isStopped: bool
    """Whether nothing else is asked and the payment waits all the same: a wallet is frozen, or a
    case of one of its parties stands
    """


class ClearingDto(TypedDict):
    officer: OfficerDto
    reason: str
    givenAt: str
    isAgreed: bool
    """Whether as many as needed agreed by it"""


ClockAdvancedDto = TypedDict("ClockAdvancedDto", {
    "now": "str",
    "offsetMs": "float",
    "machineTime": "str",
    "nextDue": "DueDto | None",
    "from": "str",
    "done": "list[WorkDoneDto]",
    "stoppedBy": "ClockStopDto | None",
})


class ClockDto(TypedDict):
    now: str
    offsetMs: float
    """By how much the sandbox is ahead of the machine"""
    machineTime: str
    nextDue: DueDto | None
    """What falls due next; told to administrators alone"""


class ClockStopDto(TypedDict):
    reason: ClockStopReason
    work: str
    at: str
    """When the work fell due that was not done"""


class ComparedDto(TypedDict):
    sought: list[str]
    """Of the party"""
    listed: list[str]
    """Of the entry"""
    agrees: bool | None
    """null: not known of both"""


ComplianceReportDto = TypedDict("ComplianceReportDto", {
    "from": "str",
    "to": "str",
    "overallScore": "float | None",
    "totalTransactions": "float",
    "compliantTransactions": "float",
    "flaggedTransactions": "float",
    "rejectedTransactions": "float",
    "successPct": "float | None",
    "recommendations": "list[str]",
    "recommendationsAr": "list[str]",
    "principles": "list[PrincipleFiguresDto]",
    "rules": "list[RuleFiguresDto]",
    "networks": "list[NetworkFiguresDto]",
    "types": "list[TypeFiguresDto]",
    "distribution": "list[KindFiguresDto]",
    "scores": "list[ScorePointDto]",
    "money": "list[MoneyFiguresDto]",
    "reviews": "ReviewFiguresDto",
    "rulesets": "list[RulesetFiguresDto]",
    "settings": "list[SettingsFiguresDto]",
})


class ComplianceResultDto(TypedDict):
    principles: PrinciplesDto
    ribaCheck: bool
    """Whether the principle passes; false where it needs review as well"""
    ghararCheck: bool
    """Gharar and maysir together"""
    halalCheck: bool
    kycCheck: bool
    score: float
    action: VerdictAction
    shariahCompliant: bool
    findings: list[FindingDto]
    """What the rules have to say against it"""
    recommendations: list[str]
    fatwaValidation: str
    profile: str
    """With the number of a bank’s own version behind a plus sign"""
    opinions: NotRequired[list[FollowedOpinionDto]]
    """The opinions that were followed where schools differ and it made a difference; absent where
    none did
    """
    rulesetVersion: str
    aiAssessment: str


class ComplianceVerificationDto(TypedDict):
    shariah_compliant: bool
    kyc_verified: bool | None
    """null unless you may see the payer"""
    sanctions_check: SanctionsCheck | None
    """cleared: like a listed party from whom an officer told them apart; not_screened: a list that
    must be in force was not, or a name could not be read; what a screening found is for the
    payer’s bank alone
    """


class ConfirmPasskeyDto(TypedDict):
    challenge: str
    """The challenge that the passkey was made for"""
    label: str
    """What the passkey is to be called"""
    id: str
    clientDataJSON: str
    attestationObject: str
    transports: list[PasskeyTransport]


class ConfirmTotpDto(TypedDict):
    challenge: str
    """The challenge that came with the secret"""
    code: str
    label: str
    """What the app is to be called"""


class ConsentDto(TypedDict):
    of: ConsentRole
    """The party whose contract or money it is; officer: a second officer, because money of a bank
    moves
    """
    position: float
    """Which of several partners"""
    givenBy: str | None
    """Who gave it; null: still missing"""


ConsistencyProofDto = TypedDict("ConsistencyProofDto", {
    "from": "CheckpointDto",
    "to": "CheckpointDto",
    "hashes": "list[str]",
})


class ContestedPointDto(TypedDict):
    id: str
    title: BilingualDto
    question: BilingualDto
    rules: list[str]
    opinions: list[OpinionDto]
    """From the strictest to the mildest"""


class ContestedPointsDto(TypedDict):
    points: list[ContestedPointDto]
    profiles: list[ShippedProfileDto]


class ContractAssessmentDto(TypedDict):
    valid: bool
    """Whether a contract would be made of them: never beside a refusal"""
    findings: list[ContractFindingDto]
    """Gravest first"""
    unread: list[UnreadTermDto]
    """What no rule could read; the board is asked"""
    refusal: ContractRefusalDto | None
    """Why these terms would not be made a contract, in the very words; null: they would be"""
    schedule: list[ScheduleLineDto]
    scheduleProblem: FieldProblemDto | None
    """Why there is no schedule"""
    figures: list[ContractFigureDto]
    partyChecks: list[PartyCheckDto]
    """Of each name in partyNames; none with a refusal"""
    profile: str
    opinions: NotRequired[list[FollowedOpinionDto]]
    rulesetVersion: str


class ContractDetailDto(TypedDict):
    id: str
    reference: str
    """The same contract as people read it"""
    type: ContractType
    state: ContractState
    valid: bool
    """Whether no rule refuses its terms"""
    network: Network
    currency: Currency
    subject: str | None
    version: float
    """Which version of its terms stands"""
    mayRevise: bool
    """Whether the caller may revise its terms now"""
    value: str
    """Total price, total rent, or capital"""
    paid: str
    """What was paid of what falls due"""
    outstanding: str
    """What is still to be paid of it, as far as it is known"""
    parties: list[ContractPartyDto]
    nextDue: NextDueDto | None
    waiting: WaitingStepDto | None
    actions: list[LegalActionDto]
    """What the caller may do now"""
    createdBy: str
    createdAt: str
    changedAt: str
    terms: dict[str, Any]
    findings: list[ContractFindingDto]
    unread: list[UnreadTermDto]
    """What no rule could read; the board is asked"""
    profile: str | None
    """null where it was not kept"""
    opinions: NotRequired[list[FollowedOpinionDto]]
    rulesetVersion: str
    figures: list[ContractFigureDto]
    schedule: list[ScheduleLineDto]
    scheduleProblem: FieldProblemDto | None
    facts: dict[str, Any]
    """What the steps have put on record"""
    progress: ContractProgressDto
    steps: list[ContractStepDto]
    payments: list[ContractPaymentDto]


class ContractDocumentDto(TypedDict):
    language: DocumentLanguage
    direction: TextDirection
    title: str
    reference: str
    madeOn: str
    sections: list[DocumentSectionDto]
    text: str


class ContractDto(TypedDict):
    id: str
    reference: str
    """The same contract as people read it"""
    type: ContractType
    state: ContractState
    valid: bool
    """Whether no rule refuses its terms"""
    network: Network
    currency: Currency
    subject: str | None
    version: float
    """Which version of its terms stands"""
    mayRevise: bool
    """Whether the caller may revise its terms now"""
    value: str
    """Total price, total rent, or capital"""
    paid: str
    """What was paid of what falls due"""
    outstanding: str
    """What is still to be paid of it, as far as it is known"""
    parties: list[ContractPartyDto]
    nextDue: NextDueDto | None
    waiting: WaitingStepDto | None
    actions: list[LegalActionDto]
    """What the caller may do now"""
    createdBy: str
    createdAt: str
    changedAt: str


class ContractFigureDto(TypedDict):
    name: str
    value: str


class ContractFindingDto(TypedDict):
    ruleId: str
    clause: str
    """The field or clause that it judges"""
    severity: FindingSeverity
    evidence: list[EvidenceDto]
    explain: BilingualDto
    remedy: BilingualDto
    cite: list[str]


class ContractPartyDto(TypedDict):
    role: PartyRole
    position: float
    """Counts partners; 0 for the others"""
    name: str
    """The owner, of a wallet within your reach or of a party that has acted in the contract; until
    then your beneficiary, what the contract states, or the address. Of no wallet: the name that
    was given
    """
    statedName: str | None
    """What whoever drew the contract up calls the owner of the wallet; null: nothing"""
    payeeCheck: PayeeCheck | None
    """How the name that was stated of the party agreed with that of the wallet’s owner; null
    without one
    """
    walletAddress: str | None
    """null: only a name, no money can move"""
    isYours: bool
    """Whether the caller acts for it"""


ContractPaymentDto = TypedDict("ContractPaymentDto", {
    "transactionId": "str",
    "kind": "str",
    "dueNumber": "float | None",
    "from": "PartyRole",
    "fromName": "str",
    "to": "PartyRole",
    "toName": "str",
    "amount": "str",
    "status": "TransactionStatus",
    "paid": "str",
    "lateDonation": "str",
    "createdAt": "str",
})


class ContractProgressDto(TypedDict):
    stages: list[StageDto]
    turns: list[TurnDto]
    """What may be done now and by whom, leading on first"""
    waitsFor: WaitDto


class ContractRefusalDto(TypedDict):
    status: float
    code: str
    error: str
    fields: list[FieldProblemDto]
    """Each under the name that was typed"""
    facts: dict[str, Any] | None
    """The facts behind it where it is of no field"""


class ContractStatsDto(TypedDict):
    active: float
    """Neither ended nor rejected"""
    totalValue: list[ContractValueDto]
    """Of those active"""
    compliantRate: float | None
    """Valid of all judged, in percent"""
    executed: float
    """Ended as agreed"""


class ContractStepDto(TypedDict):
    number: float
    action: str
    fromState: ContractState
    toState: ContractState
    input: dict[str, Any]
    actor: str | None
    """null: fell due"""
    confirmedBy: str | None
    """Who consented"""
    eventId: str | None
    """The event that tells of it"""
    transactionIds: list[str]
    """The payments that it made"""
    occurredAt: str


class ContractTemplateDto(TypedDict):
    id: str
    type: ContractType
    title: BilingualDto
    description: BilingualDto
    terms: dict[str, Any]


class ContractValueDto(TypedDict):
    currency: Currency
    value: str


class ContractVersionDto(TypedDict):
    version: float
    """Counts from 1"""
    value: str
    """Total price, total rent, or capital"""
    terms: dict[str, Any]
    changes: list[FieldChangeDto]
    """Against the version before, term by term under its path, such as partners[0].profit; empty
    for 1
    """
    findings: list[ContractFindingDto]
    """What the rules said of it, gravest first"""
    unread: list[UnreadTermDto]
    """What no rule could read of it"""
    note: str | None
    madeBy: str
    madeAt: str


class CorrectTaintedDto(TypedDict):
    amount: str
    """What it comes to with this correction"""
    note: str


class CorrectZakatDto(TypedDict):
    declarations: NotRequired[list[DeclarationDto]]
    reason: str


class CountDto(TypedDict):
    name: str
    count: float


class CountedAmountDto(TypedDict):
    count: float
    amount: str


CountryListsDto = TypedDict("CountryListsDto", {
    "from": "str",
    "source": "str",
    "callForAction": "list[str]",
    "increasedMonitoring": "list[str]",
})


class CreateApiKeyDto(TypedDict):
    name: str
    """What the key is for"""
    scopes: list[str]
    """What it may do: at most what you may, as listed by `GET /api/v1/api-keys/scopes`"""
    expiresInDays: NotRequired[float]
    """Without it, no end"""


class CreateDiminishingMusharakaDto(TypedDict):
    signedOn: NotRequired[str]
    """The day it was signed"""
    notes: NotRequired[str]
    """Anything else the parties have written"""
    clauses: NotRequired[Any]
    """Clauses in the words of the contract"""
    use: NotRequired[str]
    """What the object is wanted for"""
    ownerGroups: NotRequired[list[list[str]]]
    """Who belongs to whom"""
    latePaymentCharge: NotRequired[dict[str, Any]]
    """What is charged for late payment"""
    linkedLoan: NotRequired[Any]
    """A loan that the contract depends on"""
    approvals: NotRequired[dict[str, Any]]
    """Who has approved the contract"""
    isTemplate: NotRequired[bool]
    """True for terms that many contracts will be made from"""
    deviates: NotRequired[bool]
    """True when the terms leave the approved template"""
    schedule: NotRequired[list[Any]]
    """Payments as the parties list them"""
    maintenanceResponsibility: NotRequired[str]
    """Who keeps it in repair: lessor, lessee, client or by share"""
    maintenanceScope: NotRequired[str]
    """What the lessee must maintain: routine, or more"""
    insuranceResponsibility: NotRequired[str]
    """Who insures it"""
    clientUnits: NotRequired[float]
    """Units of the client"""
    financierShare: NotRequired[float]
    """Share of the financier in percent"""
    clientShare: NotRequired[float]
    """Share of the client in percent"""
    periods: NotRequired[float]
    """How many periods"""
    rentBasis: NotRequired[str]
    """financierShare, or another"""
    unitPricing: NotRequired[str]
    """market, agreed or faceValue"""
    lossSharing: NotRequired[str]
    """capital, or another"""
    promise: NotRequired[dict[str, Any]]
    """The promise to buy"""
    partyNames: NotRequired[dict[str, Any]]
    """What you call the owners of the wallets that take part, by role; partners as partner[0],
    partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
    """
    currency: NotRequired[Currency]
    assetDescription: NotRequired[str]
    """What the contract is about"""
    assetValue: NotRequired[str]
    """What it costs"""
    financier: NotRequired[str]
    """Who finances: a wallet (id, address, IBAN), or a name"""
    client: NotRequired[str]
    """Who buys the units: a wallet (id, address, IBAN), or a name"""
    supplier: NotRequired[str]
    """Who sells the asset to both: a wallet (id, address, IBAN), or a name"""
    units: NotRequired[float]
    """All units"""
    financierUnits: float
    """Units of the financier"""
    unitsPerPeriod: float
    """Units bought each period"""
    periodMonths: NotRequired[float]
    """Months of one period"""
    fullRent: str
    """The rent of the whole for one period"""


class CreateIjaraDto(TypedDict):
    signedOn: NotRequired[str]
    """The day it was signed"""
    notes: NotRequired[str]
    """Anything else the parties have written"""
    clauses: NotRequired[Any]
    """Clauses in the words of the contract"""
    use: NotRequired[str]
    """What the object is wanted for"""
    ownerGroups: NotRequired[list[list[str]]]
    """Who belongs to whom"""
    latePaymentCharge: NotRequired[dict[str, Any]]
    """What is charged for late payment"""
    linkedLoan: NotRequired[Any]
    """A loan that the contract depends on"""
    approvals: NotRequired[dict[str, Any]]
    """Who has approved the contract"""
    isTemplate: NotRequired[bool]
    """True for terms that many contracts will be made from"""
    deviates: NotRequired[bool]
    """True when the terms leave the approved template"""
    schedule: NotRequired[list[Any]]
    """Payments as the parties list them"""
    maintenanceScope: NotRequired[str]
    """What the lessee must maintain: routine, or more"""
    rentFormula: NotRequired[dict[str, Any]]
    """How rent follows a benchmark"""
    totalRent: NotRequired[float]
    """The whole rent as shown"""
    lessorOwnsSince: NotRequired[str]
    """Since when the lessor owns it"""
    deliveredOn: NotRequired[str]
    """When it could first be used"""
    rentStartsOn: NotRequired[str]
    """From when rent runs"""
    transferMethod: NotRequired[str]
    """How it would pass: gift, separate sale, promise, automatic"""
    transferPrice: NotRequired[str]
    """What the lessee pays for it when it passes by a sale"""
    liableWithoutFault: NotRequired[bool]
    """True when the lessee answers for every loss"""
    rentAfterTotalLoss: NotRequired[bool]
    """True when rent runs on"""
    pastRentRepriced: NotRequired[bool]
    """True when rent in arrears is re-priced"""
    saleAndLeaseback: NotRequired[dict[str, Any]]
    """The lessee sold it to the lessor"""
    sublease: NotRequired[dict[str, Any]]
    """A lease to others"""
    accelerationAfterRepossession: NotRequired[bool]
    """True when rent of months without use falls due"""
    partyNames: NotRequired[dict[str, Any]]
    """What you call the owners of the wallets that take part, by role; partners as partner[0],
    partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
    """
    currency: NotRequired[Currency]
    assetValue: NotRequired[str]
    """What it is worth"""
    rentalPeriod: NotRequired[float]
    """How many months"""
    monthlyRent: NotRequired[str]
    """The rent of a month"""
    maintenanceResponsibility: NotRequired[str]
    """Who answers for repairs; with routine scope it may be the lessee"""
    insuranceResponsibility: NotRequired[str]
    """Who insures it"""
    purchaseOption: NotRequired[bool]
    tenant: NotRequired[str]
    """The lessee: a wallet (id, address, IBAN), or a name"""
    landlord: NotRequired[str]
    """The lessor: a wallet (id, address, IBAN), or a name"""
    supplier: NotRequired[str]
    """Who sells it to the lessor: a wallet (id, address, IBAN), or a name"""
    assetDescription: NotRequired[str]
    """What the contract is about"""


class CreateMudarabaDto(TypedDict):
    signedOn: NotRequired[str]
    """The day it was signed"""
    notes: NotRequired[str]
    """Anything else the parties have written"""
    clauses: NotRequired[Any]
    """Clauses in the words of the contract"""
    use: NotRequired[str]
    """What the object is wanted for"""
    ownerGroups: NotRequired[list[list[str]]]
    """Who belongs to whom"""
    latePaymentCharge: NotRequired[dict[str, Any]]
    """What is charged for late payment"""
    linkedLoan: NotRequired[Any]
    """A loan that the contract depends on"""
    approvals: NotRequired[dict[str, Any]]
    """Who has approved the contract"""
    isTemplate: NotRequired[bool]
    """True for terms that many contracts will be made from"""
    deviates: NotRequired[bool]
    """True when the terms leave the approved template"""
    schedule: NotRequired[list[Any]]
    """Payments as the parties list them"""
    capitalKind: NotRequired[str]
    """cash, goods or debt"""
    capitalDelivered: NotRequired[Any]
    """Whether it has been handed over"""
    profitSharingRatio: NotRequired[dict[str, Any]]
    """Both ratios"""
    mandate: NotRequired[str]
    """restricted or not"""
    expectedReturn: NotRequired[Any]
    """What is hoped for"""
    expectedReturnLabel: NotRequired[str]
    """How it is shown"""
    expectedReturnBinding: NotRequired[bool]
    """True when it must be paid"""
    fixedReturn: NotRequired[str]
    """A sum paid whatever the result"""
    returnPctOfCapital: NotRequired[float]
    """A percentage of capital paid"""
    capitalGuaranteed: NotRequired[bool]
    """True when the manager guarantees it"""
    profitGuaranteed: NotRequired[bool]
    """True when he promises profit"""
    managerLossShare: NotRequired[float]
    """His share of loss in percent"""
    managerWage: NotRequired[str]
    """His pay"""
    wageContract: NotRequired[str]
    """separate when it is another contract"""
    profitFinalBeforeCapital: NotRequired[bool]
    """True when profit is kept although capital is not intact"""
    ownerManages: NotRequired[bool]
    """True when the provider manages too"""
    ownerHoldsFunds: NotRequired[bool]
    """True when he keeps the money"""
    firstSlice: NotRequired[dict[str, Any]]
    """Profit taken before sharing"""
    ratioChange: NotRequired[dict[str, Any]]
    """A change of the ratios"""
    borrowing: NotRequired[dict[str, Any]]
    """Borrowing of the manager"""
    guarantee: NotRequired[dict[str, Any]]
    """A guarantee of the capital by a third party"""
    partyNames: NotRequired[dict[str, Any]]
    """What you call the owners of the wallets that take part, by role; partners as partner[0],
    partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
    """
    currency: NotRequired[Currency]
    capitalAmount: str
    """The capital"""
    rabbAlMalRatio: NotRequired[float]
    """The capital provider’s share of profit; absent: what the other leaves"""
    mudaribRatio: NotRequired[float]
    """The manager’s share of profit; absent: what the other leaves"""
    duration: NotRequired[float]
    """Months"""
    businessDescription: NotRequired[str]
    """What the contract is about"""
    capitalProvider: NotRequired[str]
    """Who gives the capital: a wallet (id, address, IBAN), or a name"""
    entrepreneur: NotRequired[str]
    """Who works with it: a wallet (id, address, IBAN), or a name"""
    venture: NotRequired[str]
    """The wallet that holds the money of the venture; absent: the entrepreneur’s: a wallet (id,
    address, IBAN), or a name
    """


class CreateMurabahaDto(TypedDict):
    signedOn: NotRequired[str]
    """The day it was signed"""
    notes: NotRequired[str]
    """Anything else the parties have written"""
    clauses: NotRequired[Any]
    """Clauses in the words of the contract"""
    use: NotRequired[str]
    """What the object is wanted for"""
    ownerGroups: NotRequired[list[list[str]]]
    """Who belongs to whom"""
    latePaymentCharge: NotRequired[dict[str, Any]]
    """What is charged for late payment"""
    linkedLoan: NotRequired[Any]
    """A loan that the contract depends on"""
    approvals: NotRequired[dict[str, Any]]
    """Who has approved the contract"""
    isTemplate: NotRequired[bool]
    """True for terms that many contracts will be made from"""
    deviates: NotRequired[bool]
    """True when the terms leave the approved template"""
    schedule: NotRequired[list[Any]]
    """Payments as the parties list them"""
    profitType: NotRequired[str]
    """fixed, floating, reset or benchmark"""
    sellerPurchasedOn: NotRequired[str]
    """When the seller bought it"""
    saleSignedOn: NotRequired[str]
    """When it was sold to the buyer"""
    dueOn: NotRequired[list[str]]
    """The days of the instalments, where they are not whole months apart"""
    possession: NotRequired[str]
    """actual, constructive or none"""
    costDisclosed: NotRequired[bool]
    """False when the buyer is not told the cost"""
    addedExpenses: NotRequired[list[dict[str, Any]]]
    """Expenses added to the cost"""
    rescheduledTotal: NotRequired[str]
    """The price after a rescheduling"""
    promise: NotRequired[dict[str, Any]]
    """The promise to buy"""
    securityDeposit: NotRequired[dict[str, Any]]
    """A deposit against the promise"""
    agency: NotRequired[dict[str, Any]]
    """An agency of the buyer"""
    earlySettlementRebate: NotRequired[str]
    """promised, discretionary or none"""
    titleWithheldUntilPaid: NotRequired[bool]
    """True when title stays"""
    invoiceTo: NotRequired[str]
    """Whose name the invoice of the supplier bears"""
    acceleration: NotRequired[dict[str, Any]]
    """When later instalments fall due at once"""
    commitmentFee: NotRequired[str]
    """A fee for the facility"""
    insuranceBeforeSale: NotRequired[str]
    """Who pays for insurance before the sale"""
    settles: NotRequired[dict[str, Any]]
    """An earlier murabaha that this one settles"""
    defectLiability: NotRequired[str]
    """seller or excluded"""
    partyNames: NotRequired[dict[str, Any]]
    """What you call the owners of the wallets that take part, by role; partners as partner[0],
    partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
    """
    currency: NotRequired[Currency]
    assetPrice: str
    """What the seller pays for it"""
    profitMargin: NotRequired[float]
    """Profit in percent of the cost"""
    profitAmount: NotRequired[str]
    """Profit as a sum, in place of a margin"""
    installments: NotRequired[float]
    """How many instalments"""
    deferredPaymentPeriod: NotRequired[float]
    """Months until the last instalment"""
    totalPrice: NotRequired[float]
    """The whole price as the client worked it out; compared to the minor unit"""
    installmentAmount: NotRequired[float]
    """One instalment as the client worked it out; it may be a minor unit off"""
    buyer: NotRequired[str]
    """The buyer: a wallet (id, address, IBAN), or a name"""
    seller: NotRequired[str]
    """The seller: a wallet (id, address, IBAN), or a name"""
    supplier: NotRequired[str]
    """Who sells it to the seller: a wallet (id, address, IBAN), or a name"""
    assetDescription: NotRequired[str]
    """What the contract is about"""


class CreateMusharakaDto(TypedDict):
    signedOn: NotRequired[str]
    """The day it was signed"""
    notes: NotRequired[str]
    """Anything else the parties have written"""
    clauses: NotRequired[Any]
    """Clauses in the words of the contract"""
    use: NotRequired[str]
    """What the object is wanted for"""
    ownerGroups: NotRequired[list[list[str]]]
    """Who belongs to whom"""
    latePaymentCharge: NotRequired[dict[str, Any]]
    """What is charged for late payment"""
    linkedLoan: NotRequired[Any]
    """A loan that the contract depends on"""
    approvals: NotRequired[dict[str, Any]]
    """Who has approved the contract"""
    isTemplate: NotRequired[bool]
    """True for terms that many contracts will be made from"""
    deviates: NotRequired[bool]
    """True when the terms leave the approved template"""
    schedule: NotRequired[list[Any]]
    """Payments as the parties list them"""
    capitalGuaranteedBy: NotRequired[str]
    """The partner who guarantees capital"""
    managerFixedPay: NotRequired[str]
    """Pay of a managing partner"""
    buyout: NotRequired[dict[str, Any]]
    """An undertaking to buy a partner out"""
    distributeBeforeCapital: NotRequired[bool]
    """True when profit is shared before costs and capital are met"""
    partyNames: NotRequired[dict[str, Any]]
    """What you call the owners of the wallets that take part, by role; partners as partner[0],
    partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
    """
    currency: NotRequired[Currency]
    partners: list[PartnerDto]
    businessDescription: NotRequired[str]
    """What the contract is about"""
    venture: NotRequired[str]
    """The wallet that holds the money of the venture; absent: the first working partner’s: a
    wallet (id, address, IBAN), or a name
    """


class CreateReportScheduleDto(TypedDict):
    type: ReportScheduleType
    timeZone: NotRequired[str]
    """In which days begin and end, as the IANA names it"""


class CreateUserDto(TypedDict):
    username: str
    name: str
    email: str
    role: Role
    bankId: NotRequired[str | None]
    """Their bank, which officers and auditors must have"""
    identityNumber: NotRequired[str]
    """The number of the document the person was identified by. Accounts with the same number are
    one person, who has one voice where several must agree
    """


class CrossBorderResultDto(TypedDict):
    transactionId: str | None
    """null for a rehearsal"""
    uetr: str | None
    """By which other institutions know it; null for a rehearsal"""
    status: str
    payeeCheck: PayeeCheck | None
    """How counterpartyName agrees with the name of the wallet’s owner; null without one"""
    sent: str
    received: str
    fee: str
    legs: list[LegDto]
    verdict: VerdictDto
    postings: list[PostingDto]
    balances: list[BalanceChangeDto]
    """Wallets within your reach"""


class CrossBorderTransferDto(TypedDict):
    sourceOfFunds: NotRequired[SourceOfFunds]
    """Where the money comes from; asked for large amounts. “other” counts with a text that says
    what
    """
    sourceOfFundsText: NotRequired[str]
    """More of the source of funds"""
    purposeCode: NotRequired[PurposeCode]
    """The purpose as the central bank of the payer’s network codes it; see GET
    /api/v1/compliance/purposes
    """
    counterpartyName: NotRequired[str]
    """The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and
    screened
    """
    counterpartyCountry: NotRequired[str]
    """Where the payee is, as an ISO 3166 alpha-2 code"""
    reference: NotRequired[str]
    """The payer’s own reference"""
    isReferenceUnique: NotRequired[bool]
    """Refuse it with 409 when its payer has used the reference before, in a payment that was not
    refused or cancelled
    """
    uetr: NotRequired[str]
    """The unique end-to-end transaction reference that the payment comes with, a UUID of version
    4: one that no transaction has, whatever became of it. Absent: it follows from the
    transaction’s id
    """
    metadata: NotRequired[dict[str, Any]]
    """What your own programs keep with it; shown to the payer’s side alone"""
    originator: NotRequired[PaymentPartyDto]
    """What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101"""
    beneficiary: NotRequired[PaymentPartyDto]
    """What the payment says of the payee (FATF R.16), in the words of IVMS101"""
    issuer: NotRequired[dict[str, Any]]
    """Where shares are bought: what their screening says of the company that issued them"""
    fromAddress: str
    """The wallet that pays, by address or IBAN"""
    toAddress: str
    """The wallet that is paid, by address or IBAN"""
    quoteId: str
    memo: NotRequired[str]


class CustomerAssessmentDto(TypedDict):
    level: GivenKycLevel
    pep: PepStatus
    risk: RiskRating
    riskReasons: list[RiskReason]
    """Why it is above the least"""
    reviewedOn: str
    """When an officer last looked at it all"""
    nextReviewOn: str
    """When one does again"""


class CustomerChangeDto(TypedDict):
    id: str
    customerId: str
    version: float
    """The version that it is, or would be"""
    file: CustomerFileDto
    reason: str | None
    """Customers read that of their own proposals alone"""
    state: CustomerChangeState
    proposedBy: str | None
    proposedAt: str
    decidedBy: str | None
    decidedAt: str | None
    decisionReason: str | None
    mayDecide: bool
    """Whether the one who asks may decide it"""


class CustomerDataDto(TypedDict):
    kind: CustomerKind
    legalName: str
    """As the documents say it"""
    legalNameArabic: NotRequired[str | None]
    bornOn: str
    """Day or year of birth, or of incorporation"""
    nationality: NotRequired[str | None]
    """Nationality of a person; none of an organisation"""
    country: str
    """Where a person lives or an organisation is registered"""
    documents: list[CustomerDocumentDto]
    owners: list[BeneficialOwnerDto]
    """Of an organisation: whoever holds 25 per cent or more, at least"""
    areOwnersComplete: bool
    """Whether nobody else holds 25 per cent or more"""
    isic: NotRequired[str | None]
    """Line of business: a class of ISIC revision 4"""
    mcc: NotRequired[str | None]
    """Merchant category of who is paid for goods"""
    purpose: AccountPurpose
    purposeText: NotRequired[str | None]
    sourceOfFunds: FundSource
    sourceText: NotRequired[str | None]


class CustomerDocumentDto(TypedDict):
    kind: CustomerDocumentKind
    number: str
    """Letters and digits; spaces and hyphens are left out"""
    country: str
    """Who issued it, as an ISO 3166 code"""
    expiresOn: NotRequired[str | None]
    """From this day on it identifies nobody; null: it does not expire"""


class CustomerDto(TypedDict):
    id: str
    """The id of the account"""
    username: str
    name: str
    legalName: str | None
    role: Role
    bank: BankDto | None
    kind: CustomerKind | None
    version: float
    """0: there is no file"""
    level: KycLevel
    """In force today"""
    givenLevel: KycLevel
    """As it was given"""
    standing: KycStanding
    risk: RiskRating | None
    pep: PepStatus | None
    identifiedUntil: str | None
    """The day the documents run out; null: they do not"""
    nextReviewOn: str | None
    documents: list[str]
    """Only the last four figures"""
    isChangePending: bool
    """Whether a change waits to be decided"""
    file: CustomerFileDto | None
    pending: CustomerChangeDto | None


class CustomerFileDto(TypedDict):
    kind: CustomerKind
    legalName: str
    """As the documents say it"""
    legalNameArabic: NotRequired[str | None]
    bornOn: str
    """Day or year of birth, or of incorporation"""
    nationality: NotRequired[str | None]
    """Nationality of a person; none of an organisation"""
    country: str
    """Where a person lives or an organisation is registered"""
    documents: list[CustomerDocumentDto]
    owners: list[BeneficialOwnerDto]
    """Of an organisation: whoever holds 25 per cent or more, at least"""
    areOwnersComplete: bool
    """Whether nobody else holds 25 per cent or more"""
    isic: NotRequired[str | None]
    """Line of business: a class of ISIC revision 4"""
    mcc: NotRequired[str | None]
    """Merchant category of who is paid for goods"""
    purpose: AccountPurpose
    purposeText: NotRequired[str | None]
    sourceOfFunds: FundSource
    sourceText: NotRequired[str | None]
    assessment: CustomerAssessmentDto | None
    """null: there is none yet, or it is not for the caller"""


class CustomerLineDto(TypedDict):
    id: str
    """The id of the account"""
    username: str
    name: str
    legalName: str | None
    role: Role
    bank: BankDto | None
    kind: CustomerKind | None
    version: float
    """0: there is no file"""
    level: KycLevel
    """In force today"""
    givenLevel: KycLevel
    """As it was given"""
    standing: KycStanding
    risk: RiskRating | None
    pep: PepStatus | None
    identifiedUntil: str | None
    """The day the documents run out; null: they do not"""
    nextReviewOn: str | None
    documents: list[str]
    """Only the last four figures"""
    isChangePending: bool
    """Whether a change waits to be decided"""


class DashboardNeedsDto(TypedDict):
    asOf: str
    needs: list[NeedDto]
    """The kinds that the caller may act on at all"""


DashboardOverviewDto = TypedDict("DashboardOverviewDto", {
    "from": "str",
    "asOf": "str",
    "days": "list[DayFiguresDto]",
    "judged": "float",
    "principles": "list[PrincipleOutcomeDto]",
    "rules": "list[SpokenRuleDto]",
})


class DashboardStatsDto(TypedDict):
    totalTransactions: float
    completedTransactions: float
    totalVolume: str
    """Completed volume in AED; QAR at the dated rate"""
    volumeByCurrency: VolumeByCurrencyDto
    averageComplianceScore: float | None
    """Mean of all verdicts; null without any"""
    activeWallets: float
    """Wallets that are not frozen"""
    change: ChangeDto
    recentTransactions: list[TransactionDto]
    """The newest five"""
    asOf: str


class DateAndPlaceOfBirthDto(TypedDict):
    dateOfBirth: str
    """A day"""
    placeOfBirth: NotRequired[str]


class DayFiguresDto(TypedDict):
    day: str
    """The day they were made, in UTC"""
    network: Network
    currency: Currency
    transactions: float
    completed: float
    """Those that are completed by now"""
    volume: str
    """What these moved, in the currency of the network"""
    volumeInAed: str
    """The same in AED; QAR at the dated rate"""
    held: float
    """Held for an officer when they were judged; of the payer’s side"""
    refused: float
    """Refused by the rules; of the payer’s side"""


class DeactivateUserDto(TypedDict):
    reason: str


class DecideBankProfileDto(TypedDict):
    decision: BankProfileDecision
    reason: str


class DecideBeneficiaryDto(TypedDict):
    decision: BeneficiaryDecision
    reason: str


class DecideCharityDto(TypedDict):
    decision: PurificationDecision
    reason: str


class DecideCustomerChangeDto(TypedDict):
    decision: CustomerDecision
    reason: str


class DecideMetalPricesDto(TypedDict):
    decision: MetalPriceDecision
    reason: str


class DecideMoveDto(TypedDict):
    decision: PurificationDecision
    note: NotRequired[str]


class DecideRecallDto(TypedDict):
    decision: RecallDecision
    reason: NotRequired[RecallRefusal]
    """Why it is refused, in the codes of ISO 20022: closed account (AC04), no money (AM04),
    returned before (ARDT), the payee’s decision (CUST), the law (LEGL), as the note says
    (NARR), no answer of the payee (NOAS); only of a refusal, and CUST where none is given
    """
    note: NotRequired[str]
    """For the payer to read; needed with NARR"""


class DecideReviewDto(TypedDict):
    decision: ReviewDecision
    reason: str


class DecideReviewPlanDto(TypedDict):
    decision: ReviewPlanDecision
    reason: str


class DecideScreeningCaseDto(TypedDict):
    decision: ScreeningCaseDecision
    """confirm: it is the one listed, which two people must say; clear: it is not"""
    reason: str


class DecideZakatRecipientDto(TypedDict):
    decision: ZakatRecipientDecision
    reason: str


class DeclarationDto(TypedDict):
    kind: ZakatDeclaredKind
    label: str
    currency: Currency
    amount: str


class DeliveryAttemptDto(TypedDict):
    number: float
    startedAt: str
    durationMs: float
    status: float | None
    problem: DeliveryProblem | None


class DeliveryDetailDto(TypedDict):
    id: str
    webhookId: str
    messageId: str
    """The webhook-id header; the same for every try and every replay"""
    type: str
    state: DeliveryState
    attempts: float
    """Tries so far, replays included"""
    lastStatus: float | None
    """What the receiver last answered"""
    lastProblem: DeliveryProblem | None
    """Why the last try got no answer"""
    nextAttemptAt: str | None
    """null once it has ended"""
    createdAt: str
    endedAt: str | None
    body: str
    """The signed bytes"""
    log: list[DeliveryAttemptDto]
    """Oldest first, at most the last hundred"""


class DeliveryDto(TypedDict):
    id: str
    webhookId: str
    messageId: str
    """The webhook-id header; the same for every try and every replay"""
    type: str
    state: DeliveryState
    attempts: float
    """Tries so far, replays included"""
    lastStatus: float | None
    """What the receiver last answered"""
    lastProblem: DeliveryProblem | None
    """Why the last try got no answer"""
    nextAttemptAt: str | None
    """null once it has ended"""
    createdAt: str
    endedAt: str | None


class DocumentSectionDto(TypedDict):
    heading: str
    paragraphs: list[str]


class DraftDto(TypedDict):
    name: str
    form: dict[str, Any]
    """The form’s fields, complete or not; it is kept as it is, null included"""
    id: str
    createdAt: str
    updatedAt: str


class DraftResolutionDto(TypedDict):
    title: BothLanguagesDto
    question: BothLanguagesDto
    ruling: BothLanguagesDto
    reasons: BothLanguagesDto
    sources: list[str]
    binds: list[BindingDto]
    """Nothing, of one that only withdraws its former"""
    validFrom: str
    """The first day on which it is in force"""
    validUntil: NotRequired[str | None]
    """The last day; null: without end"""
    boardId: str
    """The board that is to be asked"""
    formerId: NotRequired[str]
    """The resolution that this one asks again about"""


class DraftRulesetDto(TypedDict):
    profile: NotRequired[RulesetProfile]
    boardReference: NotRequired[str]
    thresholds: NotRequired[DraftThresholdsByCurrencyDto]
    rules: NotRequired[list[RuleSettingDto]]
    """All of them; for profile BOARD alone"""
    countryLists: NotRequired[list[CountryListsDto]]
    """Editions to add; one of the same day as an edition that is known takes its place"""
    note: str


class DraftThresholdsByCurrencyDto(TypedDict):
    AED: DraftThresholdsDto
    QAR: DraftThresholdsDto


class DraftThresholdsDto(TypedDict):
    transfer: str
    """A transfer needs an identified sender"""
    large: str
    """Payments need a source of funds"""
    purpose: str
    """A payment should say what it is for"""
    evidence: NotRequired[str]
    """A stated source of funds needs its evidence"""
    unverifiedDay: NotRequired[str]
    """What somebody not identified pays in a day is looked at"""
    unverifiedMonth: NotRequired[str]
    """What somebody not identified pays in a month is looked at"""
    pattern: NotRequired[str]
    """What a day comes to is looked at for speed, collecting and spreading"""


class DueDto(TypedDict):
    at: str
    work: str


class DuplicateRowDto(TypedDict):
    index: float
    """Its place in the request"""
    earlier: EarlierPaymentDto
    """The newest of the payments that it looks like"""


class EarlierCaseDto(TypedDict):
    transactionId: str
    amount: str
    currency: Currency
    state: ReviewState
    decision: ReviewDecision | None
    openedAt: str
    endedAt: str | None
    rules: list[str]
    entries: list[str]
    """Entries that were like a party"""
    sides: list[CaseSide]
    """Which of the two sides of this case took part in it"""


class EarlierPaymentDto(TypedDict):
    transactionId: str
    status: TransactionStatus
    createdAt: str
    reference: str | None


class EndSeatDto(TypedDict):
    reason: str


class EndUserSessionsDto(TypedDict):
    reason: str


class EnterKeyDto(TypedDict):
    publicKey: str
    """Ed25519, as base64url"""
    signature: str
    """Ed25519 over `connect-seat-key/1`, the seat’s id and the key, one a line, as base64url: it
    shows that the private half is in your hands
    """


class EventDto(TypedDict):
    id: str
    """Its position among all events; a cursor to go on from"""
    type: str
    resource: str
    resourceId: str | None
    data: dict[str, Any]
    createdAt: str


class EventPageDto(TypedDict):
    events: list[EventDto]
    cursor: str
    """Pass it as `after` to go on; it moves even where nothing is for you"""
    isLatest: bool
    """false when there is more already"""


class EventProofDto(TypedDict):
    event: SealedEventDto
    leafIndex: float
    """Its place among all events, from 0"""
    hashes: list[str]
    """RFC 6962, section 2.1.1, lowest first"""
    checkpoint: CheckpointDto


class EvidenceDto(TypedDict):
    field: str
    start: NotRequired[float]
    """First UTF-16 unit of the original text"""
    end: NotRequired[float]
    """One past the last"""
    text: NotRequired[str]


class FactorChallengeDto(TypedDict):
    challenge: str
    """What the passkey signs"""
    expiresAt: str
    kinds: list[FactorKind]
    rpId: str
    """The name that the passkeys are bound to"""
    passkeys: list[AllowedPasskeyDto]


class FactorDto(TypedDict):
    id: str
    kind: FactorKind
    label: str
    createdAt: str
    lastUsedAt: str | None
    codesLeft: float | None
    """Codes left, of a sheet of recovery codes"""


class FactorProvenDto(TypedDict):
    freshUntil: str


class FactorsDto(TypedDict):
    factors: list[FactorDto]
    isRequired: bool
    """Whether the policy asks the person for a second factor"""
    isOwed: bool
    """Whether nothing else is open until one is proven, or added"""
    freshUntil: str | None
    """Until when the last proof in this session is fresh"""


class FieldChangeDto(TypedDict):
    field: str
    before: str | None
    after: str | None


class FieldProblemDto(TypedDict):
    field: str
    """The field by its path"""
    message: str
    """One sentence a person can act on."""
    code: NotRequired[FieldCode]
    """What is wrong with it; without one, the code of the refusal says it."""
    data: NotRequired[dict[str, Any]]
    """The facts that belong to the code: least and most of what has bounds."""
    proposed: NotRequired[str]
    """The value that was probably meant"""


class FileStrDto(TypedDict):
    reference: str
    """The number that the unit gave it"""
    filedOn: str
    """The day it was filed"""


class FindLookAlikesDto(TypedDict):
    addresses: list[str]
    """Addresses or IBANs"""


class FindingCountsDto(TypedDict):
    prohibit: float
    flag: float
    advise: float


class FindingDto(TypedDict):
    ruleId: str
    principle: RuleSubject
    severity: FindingSeverity
    evidence: list[EvidenceDto]
    explain: BilingualDto
    remedy: BilingualDto
    cite: list[str]


class FindingStepDto(TypedDict):
    number: float
    kind: FindingStepKind
    text: str
    agrees: bool | None
    dueOn: str | None
    takenBy: str
    takenAt: str


class FollowZakatDto(TypedDict):
    school: ZakatSchoolChoice
    """bank: the school of the profile that your bank follows whenever it is asked for"""
    calendar: ZakatCalendar
    method: ZakatMethod


class FollowedOpinionDto(TypedDict):
    point: str
    opinion: str
    ruleIds: list[str]
    """The rules that turn on it"""


class FoundBoardDto(TypedDict):
    bankId: NotRequired[str | None]
    """null: the board of the network"""
    quorum: float
    """How many opinions a decision needs at least"""


class FoundLookAlikeDto(TypedDict):
    address: str
    """As it was given"""
    lookAlikeOf: LookAlikeDto


class FourEyesDto(TypedDict):
    limit: str
    """In either currency; for payments and exchanges what leaves a wallet in a day (UTC)"""
    reviewLimit: str
    """From here on, two officers must agree on a payment under review"""
    reviewCases: list[SecondOfficerCase]
    """When two officers must agree: from that amount on, or at any amount where a party bears the
    very name that a list of sanctions has
    """
    rules: list[SecondPersonRuleDto]


class FreezeWalletDto(TypedDict):
    reason: str


class FundResultDto(TypedDict):
    transactionId: str
    status: TransactionStatus
    wallet: WalletDto


class FundWalletDto(TypedDict):
    amount: str


class GeographicAddressDto(TypedDict):
    addressType: NotRequired[AddressType]
    streetName: NotRequired[str]
    buildingNumber: NotRequired[str]
    postCode: NotRequired[str]
    townName: str
    country: str
    """Where it is, as an ISO 3166 alpha-2 code"""


class GiveOpinionDto(TypedDict):
    version: float
    """The version that was read"""
    stance: Stance
    reasons: NotRequired[str]
    """Needed with a dissent"""
    keyId: str
    signature: str
    """Ed25519, as base64url, over five lines: `connect-opinion/1`, the SHA-256 of the text’s bytes
    in hex, the seat’s id, the stance, and the SHA-256 of the reasons in hex
    """


class GuidanceCitationDto(TypedDict):
    number: float
    id: str
    text: str


class GuidanceDto(TypedDict):
    outcome: GuidanceOutcome
    """Referred: the board or compliance decides, and passages are for reading. Refused: out of
    scope
    """
    intent: GuidanceIntent
    """What the question wants"""
    ruling: NotRequired[Ruling]
    """Only when the question asks the very thing that the first passage rules on"""
    answer: str
    language: GuidanceLanguage
    passages: list[GuidancePassageDto]
    citations: list[GuidanceCitationDto]
    schools: list[GuidanceSchoolDto]
    rules: list[str]
    """Rules that act on the matter"""
    disclaimer: str
    referToBoard: bool
    """Nothing here is an answer; true unless answered"""
    reason: NotRequired[ReferralReason]
    referral: NotRequired[str]
    corpusVersion: str
    """The same words and sources have the same version"""
    confidence: float
    """How near the question is to the first passage"""
    phrasedBy: GuidanceWriter


class GuidancePassageDto(TypedDict):
    id: str
    version: float
    """Counts up with each change of its words"""
    title: str
    text: str
    citations: list[float]
    """The numbers of its sources"""


class GuidanceQuestionDto(TypedDict):
    question: str
    context: NotRequired[str]
    """What the question is about; it only helps to choose between sources"""
    language: NotRequired[GuidanceLanguage]
    """Absent: the question’s own"""


class GuidanceSchoolDto(TypedDict):
    school: School
    view: str


HawlDto = TypedDict("HawlDto", {
    "from": "ZakatDayDto",
    "due": "ZakatDayDto",
    "fellBelowOn": "str | None",
})


class HealthDto(TypedDict):
    status: str


class HoldDto(TypedDict):
    amount: str
    """Set aside when it was sent"""
    captured: str
    """Paid out of it so far"""
    released: str
    """Free again for the payer"""


class IdentifiersDto(TypedDict):
    birth: bool | None
    nationality: bool | None


class IdentifyBankDto(TypedDict):
    bic: str | None
    """Its BIC (ISO 9362), of 8 or 11 characters; null: it has none"""
    lei: str | None
    """Its LEI (ISO 17442), of 20 characters with right check digits; null: it has none"""


class ImportMetalPricesDto(TypedDict):
    csv: str
    """CSV with exactly these columns: the price of a gram of 24 carats in both currencies, and its
    source
    """
    note: str


class IncidentDto(TypedDict):
    kind: IncidentKind
    part: SystemPart | None
    """null: every part"""
    beganAt: str
    endedAt: str | None
    """null: still going on"""
    minutes: float


class InvariantStatusDto(TypedDict):
    name: str
    number: str | None
    """Its number in INVARIANTS.md"""
    state: InvariantState
    """unknown: not checked lately, which is not the same as holding"""
    checkedAt: str | None


class IsoAnswerDto(TypedDict):
    number: float
    definition: str
    sha256: str
    """SHA-256 of its bytes"""
    madeAt: str


class IsoInstructionDto(TypedDict):
    instructionId: str
    """Its PmtInfId; between institutions the account"""
    payments: float
    batchId: str | None
    """The batch that it became"""
    batchState: BatchState | None
    code: str | None
    """Why it could not become one"""
    error: str | None


class IsoMessageDetailDto(TypedDict):
    id: str
    state: IsoMessageState
    kind: IsoMessageKind
    direction: IsoMessageDirection
    definition: str
    messageId: str
    """Its MsgId"""
    sha256: str
    """SHA-256 of its bytes"""
    payments: float
    total: str
    """What its payments sum to"""
    states: list[IsoStateCountDto]
    """What its payments had come to by the last answer; none before"""
    sentBy: str
    """Who sent it"""
    sentById: str
    receivedAt: str
    problems: list[IsoProblemDto]
    """Of a refused message, the first hundred"""
    instructions: list[IsoInstructionDto]
    answers: list[IsoAnswerDto]


class IsoMessageDto(TypedDict):
    id: str
    state: IsoMessageState
    kind: IsoMessageKind
    direction: IsoMessageDirection
    definition: str
    messageId: str
    """Its MsgId"""
    sha256: str
    """SHA-256 of its bytes"""
    payments: float
    total: str
    """What its payments sum to"""
    states: list[IsoStateCountDto]
    """What its payments had come to by the last answer; none before"""
    sentBy: str
    """Who sent it"""
    sentById: str
    receivedAt: str


class IsoMessagePreviewDto(TypedDict):
    kind: IsoMessageKind
    definition: str
    messageId: str
    """Its MsgId"""
    sha256: str
    """SHA-256 of its bytes"""
    payments: float
    total: str
    """What its payments sum to"""
    earlierId: str | None
    """Set where this very message was sent before, such as 01a1f799-7cf5-7ea7-962b-eb6214b0cb30;
    sending it again does nothing
    """
    instructions: list[IsoPreviewInstructionDto]
    """Each is judged as if nothing else were paid meanwhile"""


class IsoPreviewInstructionDto(TypedDict):
    instructionId: str
    """Its PmtInfId"""
    fromAddress: str
    """The wallet, or as it was named"""
    currency: Currency
    payments: float
    total: str
    completed: float
    """So many would be paid"""
    pending: float
    """So many would wait for a decision"""
    refused: float
    """So many would be refused"""
    code: str | None
    """Why none of it would be made"""
    error: str | None
    first: list[IsoPreviewPaymentDto]
    """The first ten"""


class IsoPreviewPaymentDto(TypedDict):
    payee: str | None
    """Whom the message names"""
    toAddress: str
    """The wallet, or as it was named"""
    amount: str
    reference: str | None
    """Its EndToEndId"""
    memo: str | None
    """Its remittance information"""
    status: TransactionStatus | None
    """What would become of it now; null where it would not be made"""
    code: str | None
    """Why it would be refused"""
    error: str | None


class IsoProblemDto(TypedDict):
    path: str
    line: float
    code: FieldCode
    message: str


class IsoStateCountDto(TypedDict):
    state: IsoPaymentState
    payments: float


class IssuePassportDto(TypedDict):
    disclose: list[PassportField]
    """Nothing of this is in a passport unless it is named. The event as it was sealed, with who
    made the payment from which address, is for officers of the payer’s bank to disclose
    """


class IssuedPassportDto(TypedDict):
    id: str
    transactionId: str
    side: PassportSide
    """For whom it speaks"""
    disclosed: list[PassportField]
    """What it discloses beside what every passport tells"""
    sha256: str
    """SHA-256 of its signed part, before the first tilde"""
    issuedBy: str
    issuedAt: str
    expiresAt: str
    state: PassportState
    reason: PassportRevocationReason | None
    """reversed: the payment was given back, which revokes its passports by itself"""
    revokedBy: str | None
    """The officer who revoked it"""
    revokedAt: str | None
    mayRevoke: bool
    """Whether you may revoke it"""
    passport: str
    """An SD-JWT (RFC 9901): the signed part and each disclosure, with a tilde behind every one"""


class IssuerMoneyDto(TypedDict):
    currency: Currency
    funded: str
    """Paid into wallets that held less than they were opened with"""
    redeemed: str
    """Taken back from wallets that held more"""


class JudgedListDto(TypedDict):
    publishedOn: str
    loadedAt: str
    digest: str
    """SHA-256 of the publisher’s file"""


class KeepViewDto(TypedDict):
    screen: ViewScreen
    name: str
    query: str
    """The filters as query parameters; empty for everything"""
    isDefault: bool
    """Whether the list opens like this"""


class KeptStrSettingsDto(TypedDict):
    version: float
    """0: there are none yet"""
    settings: StrSettingsDto | None


class KeySetDto(TypedDict):
    keys: list[PublicKeyDto]


class KindFiguresDto(TypedDict):
    kind: PaymentKind
    transactions: float
    sharePct: float | None
    """Per cent; null without payments"""


class LackingConsentDto(TypedDict):
    of: ConsentRole
    position: float
    """Which of several partners"""
    name: str | None
    """null: any second officer"""


LegDto = TypedDict("LegDto", {
    "network": "Network",
    "currency": "Currency",
    "from": "str",
    "to": "str",
    "amount": "str",
})


class LegalActionDto(TypedDict):
    action: ContractAction
    needs: list[StepField]
    """What the step must be given"""
    may: list[StepField]
    consent: ConsentRole | None
    """Who must confirm it; where money moves, its owner and, for money of a bank, a second officer
    as well
    """
    missing: list[str]
    """What is still missing for it, as codes of refusals"""


class LegalPersonDto(TypedDict):
    name: LegalPersonNameDto
    geographicAddress: NotRequired[GeographicAddressDto]
    nationalIdentification: NotRequired[NationalIdentificationDto]
    countryOfRegistration: NotRequired[str]
    """Where it is registered, as an ISO 3166 alpha-2 code"""


class LegalPersonNameDto(TypedDict):
    legalPersonName: str
    legalPersonNameIdentifierType: NotRequired[LegalPersonNameType]


class LinkIdentityDto(TypedDict):
    language: ProviderLanguage


class LinkedIdentityDto(TypedDict):
    id: str
    issuer: str
    label: str
    """What the provider is called; its address if it is no longer used"""
    linkedAt: str


class ListLookDto(TypedDict):
    list: LookList
    density: ListDensity
    hidden: list[ListColumn]
    """The columns that are left out"""


class LoadedListDto(TypedDict):
    source: ScreeningSource
    publishedOn: str
    digest: str
    entries: float
    outcome: ListOutcome
    """confirmed: it was in force already"""
    added: float
    changed: float
    removed: float
    clearancesEnded: float
    """Clearances of entries that changed"""


class LogFaultDto(TypedDict):
    code: str
    """A stable name of what was found"""
    message: str
    height: float
    """The block in which it was found"""
    leafIndex: float | None
    eventId: str | None
    resource: str | None
    """The kind of thing whose rows were changed; null when the log itself was"""
    resourceId: str | None


class LogVerificationDto(TypedDict):
    fromHeight: float
    toHeight: float
    """The last block that was recomputed"""
    headHeight: float
    """The newest block there is"""
    events: float
    """How many events were recomputed"""
    next: float | None
    """Where to go on; null at the end"""
    faults: list[LogFaultDto]
    """Everything that is not as it was sealed, at most 100 a part; empty when all is"""


class LoggedRequestDetailDto(TypedDict):
    id: str
    requestId: str
    method: str
    path: str
    query: str | None
    """Without what is secret"""
    status: float
    durationMs: float
    """From its arrival to the end of the answer"""
    apiKeyId: str | None
    """Its API key; null for a sign-in"""
    source: RequestSource
    """key: a program with an API key; session: a program with a sign-in; console: a browser with a
    sign-in
    """
    idempotencyKey: str | None
    createdAt: str
    ipAddress: str
    userAgent: str | None
    body: dict[str, Any] | None
    """The body without what is secret; null when there was none or it was larger than 8 kB"""
    bodyBytes: float | None
    """The size of the body; null without one"""
    answer: dict[str, Any] | None
    """What a refusal said; null of what succeeded"""


class LoggedRequestDto(TypedDict):
    id: str
    requestId: str
    method: str
    path: str
    query: str | None
    """Without what is secret"""
    status: float
    durationMs: float
    """From its arrival to the end of the answer"""
    apiKeyId: str | None
    """Its API key; null for a sign-in"""
    source: RequestSource
    """key: a program with an API key; session: a program with a sign-in; console: a browser with a
    sign-in
    """
    idempotencyKey: str | None
    createdAt: str


class LoginDto(TypedDict):
    username: str
    password: str


class LookAlikeDto(TypedDict):
    address: str
    """The address that is known"""
    name: str | None
    """Of your beneficiary"""
    of: LookAlikeOf


class MappedControlDto(TypedDict):
    id: str
    title: BilingualDto
    invariants: list[str]
    """Numbers of invariants that are always looked for"""
    routes: list[str]
    """Where what it comes to is read"""
    testedBy: str
    """The test that fails without it"""


class MarkReadDto(TypedDict):
    ids: NotRequired[list[str]]
    """Without it, all of them"""


MatchNamesDto = TypedDict("MatchNamesDto", {
    "names": "list[str]",
    "from": "NotRequired[str]",
})


class MatchedBeneficiaryDto(TypedDict):
    id: str
    name: str
    address: str
    status: BeneficiaryStatus


class MemberOpinionDto(TypedDict):
    seatId: str
    name: str
    version: float
    stance: Stance
    reasons: str
    givenAt: str
    publicKey: str
    signature: str
    isSandboxKey: bool
    """Signed by the server for an invented person of the sandbox"""


class MemoKeyDto(TypedDict):
    kty: str
    crv: str
    x: str
    y: str
    kid: str
    """Its thumbprint (RFC 7638)"""


class MemoKeysDto(TypedDict):
    address: str
    """Of the wallet, as a sealed memo names it"""
    compliance: MemoKeyDto
    """The bank’s compliance"""
    payee: MemoKeyDto | None
    """The payee; null without a key: no memo is sealed for the wallet"""


class MemoPublicKeyDto(TypedDict):
    kty: str
    crv: str
    x: str
    y: str


class MemoRecipientDto(TypedDict):
    header: MemoRecipientHeaderDto
    encrypted_key: str
    """The content key, wrapped (A256KW): 40 bytes in base64url"""


class MemoRecipientHeaderDto(TypedDict):
    kid: str
    """The key it is sealed for"""
    epk: MemoPublicKeyDto
    """The sender’s key of the moment"""


class MetalPriceDto(TypedDict):
    day: str
    metal: Metal
    aed: str
    """Of a gram of 24 carats"""
    qar: str
    source: str
    version: float
    """The newest approved version that has this day"""


class MetalPriceVersionDto(TypedDict):
    version: float
    state: MetalPriceVersionState
    note: str
    prices: float
    """How many prices it has"""
    firstDay: str
    lastDay: str
    digest: str
    """SHA-256 of the file"""
    proposedBy: str
    proposedAt: str
    decidedBy: str | None
    decidedAt: str | None
    decisionReason: str | None
    mayDecide: bool
    """Whether you may decide it"""


class MissingPriceDto(TypedDict):
    metal: Metal
    day: str
    last: str | None
    """The last day that has one"""
    mostDays: float
    """How many days old one may be"""


class MoneyFiguresDto(TypedDict):
    network: Network
    currency: Currency
    completed: float
    """Payments completed in the period"""
    paid: str
    """What reached the payees"""
    fees: str
    """Fees, less those given back"""
    zakat: str
    """Set aside for zakat, less what was given back"""
    charity: str
    """Given to charity to purify income"""
    reversed: str
    """Taken back by reversals"""


class NameBankDto(TypedDict):
    name: str


class NameMatchDto(TypedDict):
    name: str
    """As it was given"""
    result: NameMatchResult | None
    isAmbiguous: bool
    """Whether another beneficiary agrees as well: a person chooses"""
    beneficiary: MatchedBeneficiaryDto | None


class NationalIdentificationDto(TypedDict):
    nationalIdentifier: str
    nationalIdentifierType: NationalIdentifierType
    countryOfIssue: NotRequired[str]
    """Who issued it, as an ISO 3166 alpha-2 code"""


class NaturalPersonDto(TypedDict):
    name: NaturalPersonNameDto
    geographicAddress: NotRequired[GeographicAddressDto]
    nationalIdentification: NotRequired[NationalIdentificationDto]
    dateAndPlaceOfBirth: NotRequired[DateAndPlaceOfBirthDto]
    countryOfResidence: NotRequired[str]
    """Where the person lives, as an ISO 3166 alpha-2 code"""


class NaturalPersonNameDto(TypedDict):
    primaryIdentifier: str
    """Family name, or the whole name"""
    secondaryIdentifier: NotRequired[str]
    nameIdentifierType: NotRequired[NaturalPersonNameType]


class NeedAgeDto(TypedDict):
    age: CaseAge
    count: float


class NeedDto(TypedDict):
    need: DashboardNeed
    """reviews: cases to decide; approvals: payments to approve or reject; recalls: payments that
    the payers ask to have back from the caller’s side; screening: cases of sanctions;
    contracts: steps that wait for a consent; customers: changes of files to decide; escrow:
    payments in escrow that are the caller’s own; webhooks: those of the caller’s that fail or
    were switched off for failing; resolutions: those that wait for the opinion of a scholar
    """
    count: float
    """At most a thousand are counted"""
    isMore: bool
    """Whether there may be more than were counted"""
    oldestAt: str | None
    """Since when the oldest waits"""
    ageing: list[NeedAgeDto]


class NetworkFiguresDto(TypedDict):
    transactions: float
    compliant: float
    """Let through by the rules"""
    flagged: float
    """Held for an officer"""
    rejected: float
    """Refused by the rules"""
    averageScore: float | None
    """Mean score; null without any"""
    network: Network


class NetworkStatusDto(TypedDict):
    network: Network
    name: str
    currency: Currency
    isOnline: bool
    """Whether its accounts answered just now"""
    feeRate: float
    latencyMs: float
    """How long the answer took"""
    checkedAt: str


class NewApiKeyDto(TypedDict):
    id: str
    name: str
    hint: str
    """How to recognise it"""
    scopes: list[str]
    createdAt: str
    rotatedAt: str | None
    """When a new secret last took its place"""
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    usedThisHour: float
    """Requests it has made in its present hour"""
    hourlyLimit: float
    """Requests it may make in an hour"""
    key: str
    """Keep it; it is shown once"""


class NewPasskeyDto(TypedDict):
    challenge: str
    expiresAt: str
    rpId: str
    userHandle: str
    """The person, as authenticators keep them apart"""
    username: str
    name: str
    known: list[AllowedPasskeyDto]
    """Not to be made again"""


class NewTotpDto(TypedDict):
    challenge: str
    expiresAt: str
    secret: str
    """To type where no QR code can be read"""
    uri: str
    """What the QR code holds"""


class NextDueDto(TypedDict):
    number: float
    kind: DueKind
    dueOn: str
    amount: str | None
    state: DueState


class NisabDto(TypedDict):
    metal: Metal
    isBase: bool
    """Whether the opinion followed tells nisab by it; else it is shown"""
    grams: str
    """Of pure metal"""
    worth: ZakatAmountsDto
    gram: ZakatAmountsDto
    """What a gram cost"""
    priceDay: str
    source: str
    version: float
    """The version of prices that it is from"""


class NonComplianceDetailDto(TypedDict):
    id: str
    bank: BankDto
    number: float
    """Its number in the register of the bank, which has no gaps"""
    source: NonComplianceSource
    state: NonComplianceState
    title: str
    description: str
    principle: RuleSubject | None
    ruleIds: list[str]
    rulesetVersion: float | None
    """The version of the rules that found it"""
    contractId: str | None
    payments: float
    """How many payments it concerns"""
    nature: NonComplianceNature | None
    """actual: it happened; potential: a control that would have kept it away was missing"""
    materiality: NonComplianceMateriality | None
    """Policy of the bank’s committee: what is material is confirmed by a scholar before it is
    closed
    """
    cause: str | None
    tainted: str | None
    currency: Currency | None
    owner: NonCompliancePersonDto | None
    """Who sees to it"""
    plan: str | None
    dueOn: str | None
    isOverdue: bool
    """Whether the day of its plan is over and it is not remedied"""
    isConfirmed: bool
    """Whether a scholar confirmed that it was mended"""
    recordedBy: str | None
    """null: found by the clock"""
    recordedAt: str
    finding: ReviewedFindingDto | None
    """The finding of a Shariah review that it came from"""
    concerned: list[NonCompliancePaymentDto]
    """The first two hundred"""
    history: list[NonComplianceStepDto]
    """The newest first"""
    actions: list[NonComplianceNext]
    """What you may do with it now"""


class NonComplianceDto(TypedDict):
    id: str
    bank: BankDto
    number: float
    """Its number in the register of the bank, which has no gaps"""
    source: NonComplianceSource
    state: NonComplianceState
    title: str
    description: str
    principle: RuleSubject | None
    ruleIds: list[str]
    rulesetVersion: float | None
    """The version of the rules that found it"""
    contractId: str | None
    payments: float
    """How many payments it concerns"""
    nature: NonComplianceNature | None
    """actual: it happened; potential: a control that would have kept it away was missing"""
    materiality: NonComplianceMateriality | None
    """Policy of the bank’s committee: what is material is confirmed by a scholar before it is
    closed
    """
    cause: str | None
    tainted: str | None
    currency: Currency | None
    owner: NonCompliancePersonDto | None
    """Who sees to it"""
    plan: str | None
    dueOn: str | None
    isOverdue: bool
    """Whether the day of its plan is over and it is not remedied"""
    isConfirmed: bool
    """Whether a scholar confirmed that it was mended"""
    recordedBy: str | None
    """null: found by the clock"""
    recordedAt: str


class NonComplianceNoteDto(TypedDict):
    note: str


class NonCompliancePaymentDto(TypedDict):
    transactionId: str
    amount: str
    currency: Currency
    createdAt: str


class NonCompliancePersonDto(TypedDict):
    id: str
    name: str


class NonComplianceStepDto(TypedDict):
    position: float
    kind: NonComplianceStepKind
    note: str | None
    state: NonComplianceState
    nature: NonComplianceNature | None
    materiality: NonComplianceMateriality | None
    plan: str | None
    dueOn: str | None
    tainted: str | None
    takenBy: str | None
    """null: found by the clock"""
    takenAt: str


class NonComplianceStepRequestDto(TypedDict):
    step: NonComplianceAction
    """classify needs nature and materiality; plan needs ownerId, plan and dueOn; the others need a
    note
    """
    nature: NotRequired[NonComplianceNature]
    """actual: it happened; potential: a control that would have kept it away was missing"""
    materiality: NotRequired[NonComplianceMateriality]
    """Policy of the bank’s committee: what is material is confirmed by a scholar before it is
    closed
    """
    cause: NotRequired[str]
    """Why it came about"""
    tainted: NotRequired[str]
    """How much of the income is tainted"""
    ownerId: NotRequired[str]
    """The officer of the bank who sees to it"""
    plan: NotRequired[str]
    dueOn: NotRequired[str]
    """By when"""
    note: NotRequired[str]


class NotificationDto(TypedDict):
    id: str
    kind: NotificationKind
    resource: str
    resourceId: str | None
    data: dict[str, Any]
    createdAt: str
    readAt: str | None


class NotificationPageDto(TypedDict):
    unread: float
    notifications: list[NotificationDto]


class ObjectDto(TypedDict):
    kind: ObjectKind
    id: str
    """As the routes of its kind take it"""
    label: str
    """What people call it"""
    path: str
    """Where the console shows it"""


class OfficerDto(TypedDict):
    id: str
    name: str


class OpenSessionDto(TypedDict):
    id: str
    startedAt: str
    lastUsedAt: str
    """When it was last continued, to a quarter hour"""
    expiresAt: str
    ipAddress: str | None
    userAgent: str | None
    """What the browser or program calls itself"""
    isCurrent: bool
    """Whether this request belongs to it"""


class OpenStrDto(TypedDict):
    caseId: NotRequired[str]
    """The payment whose review case it comes from"""
    transactionIds: NotRequired[list[str]]
    """The payments that it is about; with a case, beside that of the case"""
    reportCode: NotRequired[StrReportCode]


class OpenWalletDto(TypedDict):
    network: Network
    label: NotRequired[str]
    initialBalance: NotRequired[str]
    """Sandbox money to start with"""
    ownerId: NotRequired[str]
    """For whom it is opened (bank and admin); absent: yourself"""


class OpenedMemoDto(TypedDict):
    memo: str
    verdict: VerdictDto


class OpinionDto(TypedDict):
    id: str
    heldBy: BilingualDto
    says: BilingualDto
    effect: OpinionEffect
    """What becomes of what the rules of the point see: refused, put to the board, noted, or let
    pass
    """
    sources: list[OpinionSourceDto]


class OpinionSourceDto(TypedDict):
    text: str
    certainty: SourceCertainty
    """Seen in the source itself, in a copy or summary only, or general knowledge that was not
    looked up
    """


class OrderReviewSampleDto(TypedDict):
    itemId: str
    """The item of an approved plan: its area and period"""
    method: SampleMethod
    """random: every payment has one ticket; risk: more for what was held, refused, let pass by an
    officer, or paid under a contract, by the policy
    """
    size: float
    """How many payments"""
    verdict: NotRequired[VerdictAction]
    """Only payments of which the rules said so"""


class OverrideDto(TypedDict):
    point: str
    opinion: str


class OwnWitnessDto(TypedDict):
    name: str
    vkey: str
    """The key of its cosignatures"""
    logs: list[str]
    """The origins of the logs"""


class PaperAttachmentDto(TypedDict):
    id: str
    name: str
    size: float
    """In bytes"""
    digest: str
    """SHA-256, in hexadecimal digits"""
    uploadedBy: str
    uploadedAt: str


class PartHistoryDto(TypedDict):
    part: SystemPart
    state: PartState
    uptime: float | None
    """Over the days below; null: never measured"""
    days: list[StatusDayDto]
    """Oldest first, from the first that was measured"""


class PartnerDto(TypedDict):
    name: str
    """The partner: a wallet (id, address, IBAN), or a name"""
    capital: str
    """What the partner puts in"""
    profit: float
    """Share of profit in percent"""
    loss: NotRequired[float]
    """Share of loss in percent; absent: that of the capital"""
    works: NotRequired[bool]
    """False for a partner who will not work"""
    kind: NotRequired[str]
    """What the capital is"""
    valued: NotRequired[bool]
    """False for goods that nobody valued"""
    fixedReturn: NotRequired[str]
    """A sum paid whatever the result"""
    returnPctOfCapital: NotRequired[float]
    """A percentage of the capital paid whatever the result"""


class PartyActivityDto(TypedDict):
    address: str
    name: str
    recent: list[TransactionDto]
    """Newest first, as far as you reach them"""


class PartyCheckDto(TypedDict):
    role: PartyRole
    position: float
    """Counts partners; 0 for the others"""
    statedName: str
    payeeCheck: PayeeCheck


class PasskeyAnswerDto(TypedDict):
    id: str
    clientDataJSON: str
    authenticatorData: str
    signature: str


class PassportDto(TypedDict):
    id: str
    transactionId: str
    side: PassportSide
    """For whom it speaks"""
    disclosed: list[PassportField]
    """What it discloses beside what every passport tells"""
    sha256: str
    """SHA-256 of its signed part, before the first tilde"""
    issuedBy: str
    issuedAt: str
    expiresAt: str
    state: PassportState
    reason: PassportRevocationReason | None
    """reversed: the payment was given back, which revokes its passports by itself"""
    revokedBy: str | None
    """The officer who revoked it"""
    revokedAt: str | None
    mayRevoke: bool
    """Whether you may revoke it"""


class PasswordChosenDto(TypedDict):
    username: str


class PayZakatDto(TypedDict):
    recipientId: str
    fromAddress: str
    """A wallet of your own, by address or IBAN"""
    amount: str
    assessmentId: NotRequired[str]
    """Without one it is paid ahead, for the year that runs"""


class PayeeCheckDto(TypedDict):
    result: PayeeCheck
    """unknown: the wallet is not here, or one of the names cannot be read"""
    name: str | None
    """The owner’s name, of a close match alone"""
    missing: list[str]
    """Words of the owner’s name that the given one lacks"""
    extra: list[str]
    """Words that the owner’s name lacks"""
    lookAlikeOf: LookAlikeDto | None
    """A beneficiary, or a wallet paid before, of another address with the same first six and last
    four characters: whoever copied this address may have been deceived
    """


class PaymentPartyDto(TypedDict):
    naturalPerson: NotRequired[NaturalPersonDto]
    legalPerson: NotRequired[LegalPersonDto]


class PaymentTermsDto(TypedDict):
    zakatMode: ZakatMode | None
    zakat: str
    """Set aside for zakat; not a fulfilment of it"""
    quorum: float | None
    """How many must approve"""
    escrow: bool
    expiresAt: str | None


class PersonaDto(TypedDict):
    username: str
    name: str
    role: Role
    bank: str | None


class PlannedAreaDto(TypedDict):
    area: ReviewArea
    score: float
    """As it was when the plan was proposed; 0 where nothing was paid"""


class PointChoiceDto(TypedDict):
    point: str
    opinion: str


PostedDto = TypedDict("PostedDto", {
    "from": "str",
    "to": "str",
    "amount": "str",
    "currency": "Currency",
    "purpose": "Purpose",
    "source": "PostingSideDto",
    "target": "PostingSideDto",
})


PostingDto = TypedDict("PostingDto", {
    "from": "str",
    "to": "str",
    "amount": "str",
    "currency": "Currency",
    "purpose": "Purpose",
})


class PostingSideDto(TypedDict):
    account: AccountKind
    address: str | None
    """null for a network’s own account"""
    label: str | None
    """Of a wallet within your reach"""
    ownerName: str | None
    """Its owner, of a wallet within your reach and of a payer; else what you or the payment call
    it
    """
    balanceBefore: str | None
    """null where the balance is not yours to see"""
    balanceAfter: str | None


class PresenceDto(TypedDict):
    isPresent: bool
    """Say it again within a minute; who falls silent is taken to have left"""


class PreviewBalanceDto(TypedDict):
    name: str
    address: str
    before: str
    """What can be spent of it now"""
    after: str | None
    """null: the step is refused"""


class PreviewDepositDto(TypedDict):
    captured: str
    """Paid to the seller"""
    freed: str
    """Free again in the buyer’s wallet"""


class PreviewEndDto(TypedDict):
    role: PartyRole
    position: float
    name: str
    address: str | None
    """null: no wallet is named yet"""


PreviewPaymentDto = TypedDict("PreviewPaymentDto", {
    "kind": "str",
    "from": "PreviewEndDto",
    "to": "PreviewEndDto",
    "amount": "str",
    "fee": "str",
    "lateDonation": "str",
    "isHeld": "bool",
    "settles": "list[float]",
})


class PreviewRefusalDto(TypedDict):
    status: float
    code: str
    error: str
    details: Any | None
    """The facts behind it, as the step itself answers them"""


class PrincipleFiguresDto(TypedDict):
    principle: Principle
    passed: float
    review: float
    """A rule asked for an officer to look"""
    failed: float
    passedPct: float | None
    """Per cent; null without payments"""


class PrincipleOutcomeDto(TypedDict):
    principle: Principle
    passed: float
    review: float
    """A rule asked for an officer to look"""
    failed: float


class PrinciplesDto(TypedDict):
    riba: PrincipleState
    gharar: PrincipleState
    maysir: PrincipleState
    halal: PrincipleState
    kyc: PrincipleState


class ProblemDto(TypedDict):
    error: str
    """One sentence a person can act on."""
    code: str
    """A stable name for programs."""
    details: NotRequired[Any]
    """The facts behind the refusal; for a 400 a list of fields with what is wrong with each."""
    requestId: str
    """The id of the request, to be quoted to support."""


class ProfileDto(TypedDict):
    id: str
    username: str
    name: str
    role: Role
    email: str
    bank: BankDto | None
    kycStatus: KycStatus
    isComplianceOfficer: bool
    """Whether they look after suspicious-transaction reports"""


class ProgrammableLogicDto(TypedDict):
    zakatAutoSplit: NotRequired[ZakatAutoSplitDto]
    escrowEnabled: NotRequired[bool]
    """Hold the money until the payer releases it"""
    multiSigRequired: NotRequired[bool]
    """Hold the money until officers approve the payment"""
    quorum: NotRequired[float]
    """How many must approve"""
    expiresInHours: NotRequired[float]
    """When waiting ends"""


class ProposeBankProfileDto(TypedDict):
    profile: ShariahProfile
    overrides: NotRequired[list[OverrideDto]]
    """Points that are decided otherwise"""
    note: str


class ProposeBeneficiaryPolicyDto(TypedDict):
    needsApproval: bool
    """Whether a second person approves each beneficiary"""
    waitingHours: float
    """How many hours pass before the first payment, from the approval or from when it was added"""
    onlyBeneficiaries: bool
    """Whether nobody else is paid"""
    note: str
    bankId: NotRequired[str]
    """Whose; administrators name it"""


class ProposeCharityDto(TypedDict):
    name: str
    registration: str
    """Under what it is registered, and with whom"""
    network: Network
    address: str
    """Its wallet, by address or IBAN"""
    resolution: NotRequired[str]
    """The board’s resolution, if there is one"""


class ProposeCustomerChangeDto(TypedDict):
    version: float
    """The version it was made from; 0 where there is no file yet"""
    data: CustomerDataDto
    assessment: NotRequired[CustomerAssessmentDto]
    """Officers alone give it; without it, the assessment stays as it is"""
    reason: str


class ProposePayoutDto(TypedDict):
    charityId: str
    amount: str


class ProposeReviewPlanDto(TypedDict):
    calendar: ReviewCalendar
    year: float
    """By that calendar; of the Hijri years those of Umm al-Qura"""
    timeZone: NotRequired[str]
    """In which days begin and end, as the IANA names it"""
    note: str
    items: list[ReviewItemInputDto]


ProposeSeatDto = TypedDict("ProposeSeatDto", {
    "userId": "str",
    "from": "str",
    "until": "str",
})


class ProposeSetAsideDto(TypedDict):
    taintedId: str
    fromAddress: str
    """A wallet of the bank’s own, by address or IBAN"""


class ProviderAddressDto(TypedDict):
    url: str
    """The provider’s page, for ten minutes and for this browser alone"""


class PublicKeyDto(TypedDict):
    kid: str
    """Its thumbprint (RFC 7638)"""
    kty: str
    crv: str
    x: str
    y: NotRequired[str]
    """Of keys on the curve P-256 only"""
    alg: SigningAlgorithm
    use: str
    valid_from: str
    """Nothing signed earlier is genuine"""
    valid_until: str | None
    """Nothing signed later is genuine; null while the key signs"""


class PurificationBalanceDto(TypedDict):
    bank: BankDto
    currency: Currency
    tainted: str
    """All that was found tainted, with what was put right"""
    purified: str
    """What reached charity"""
    open: str
    """What did not yet"""
    setAside: str
    """What of the open is set aside"""
    account: str | None
    """Where it is set aside; null before the first is"""


class PurificationMoveDto(TypedDict):
    id: str
    bank: BankDto
    kind: PurificationKind
    state: PurificationState
    amount: str
    currency: Currency
    taintedId: str | None
    fromAddress: str | None
    """Where it is set aside from"""
    charity: str | None
    """The charity that is paid"""
    proposedBy: str
    proposedAt: str
    decidedBy: str | None
    decidedAt: str | None
    note: str | None
    transactionId: str | None
    """The payment that made it"""
    mayDecide: bool
    """Whether you may decide it"""


class PurposeDto(TypedDict):
    code: str
    label: BilingualDto
    network: Network
    """The network that takes it"""


class QuoteDto(TypedDict):
    id: str
    rate: str
    """What one unit of the sent currency buys: the rate that is used, in full"""
    sendAmount: str
    receiveAmount: str
    """The sent amount at this rate, rounded half up"""
    fee: str
    """Paid by the payer on top"""
    legs: list[LegDto]
    """Both are made together or not at all"""
    expiresAt: str
    validForSeconds: float
    """For clients whose clock may differ"""


RaiseFindingDto = TypedDict("RaiseFindingDto", {
    "planId": "str",
    "paperId": "NotRequired[str]",
    "class": "FindingClass",
    "title": "str",
    "recommendation": "str",
    "dueOn": "str",
})


class RaiseSupportRequestDto(TypedDict):
    name: str
    email: str
    subject: str
    message: str
    category: NotRequired[SupportCategory]
    priority: NotRequired[SupportPriority]
    reportedRequestId: NotRequired[str]
    """A request to the API that support may look at"""


class ReadinessDto(TypedDict):
    status: str
    warnings: list[ReadinessWarning]
    """`one_database_role`: application and owner of the database are one, so nothing in it keeps
    the application from undoing the guards of the books
    """


class RecallDto(TypedDict):
    id: str
    transactionId: str
    uetr: str
    network: Network
    amount: str
    """What the payee received, or would have"""
    currency: Currency
    payeeReturns: str
    """What leaves the payee’s wallet on acceptance; zakat set aside returns from its fund"""
    fromAddress: str
    toAddress: str
    state: RecallState
    """cancelled: the payment had not happened, and does not any more; expired: nobody answered in
    time
    """
    reason: RecallReason
    reasonText: BilingualDto
    note: str | None
    """In the words of the payer’s side"""
    isShariah: bool
    """Whether it is asked back for a reason of the Shariah"""
    requestedBy: str
    requestedAt: str
    answerBy: str
    """When the time to answer ends: with the fifteenth business day of the network’s country"""
    refusal: RecallRefusal | None
    refusalText: BilingualDto | None
    answerNote: str | None
    """In the words of the payee’s side"""
    answeredBy: str | None
    """null: nobody had to, or did in time"""
    answeredAt: str | None
    reversal: str | None
    """The transaction that returned the money"""
    sides: list[RecallSide]
    """Whose side is yours: the payer’s, which asked, the payee’s, which received it, or both"""
    mayDecide: bool
    """Whether you may answer it"""
    mayAccept: bool
    """Whether you may accept it; large money, and what would come to you, its owner returns in
    person
    """


class RecordNonComplianceDto(TypedDict):
    nature: NonComplianceNature
    """actual: it happened; potential: a control that would have kept it away was missing"""
    materiality: NonComplianceMateriality
    """Policy of the bank’s committee: what is material is confirmed by a scholar before it is
    closed
    """
    cause: NotRequired[str]
    """Why it came about"""
    tainted: NotRequired[str]
    """How much of the income is tainted, once known"""
    title: str
    description: str
    principle: NotRequired[RuleSubject]
    ruleIds: NotRequired[list[str]]
    transactionIds: NotRequired[list[str]]
    """The payments that it concerns, by id or UETR; they are of your bank’s customers"""
    contractId: NotRequired[str]
    """The contract that it concerns"""
    currency: NotRequired[Currency]
    """Of what is tainted; that of the payments or the contract where there are any"""


class RecordTaintedDto(TypedDict):
    kind: ComputedTaintedKind
    """interest: what the payments brought; mixed_income: the prohibited part of an income; shares:
    the impure income of a company, by the shares held of it (AAOIFI SS 21)
    """
    network: Network
    transactionIds: NotRequired[list[str]]
    """The payments by which it came to wallets of the bank’s own, by id or UETR"""
    received: NotRequired[str]
    """Of mixed income without payments: what was received"""
    prohibitedIncome: NotRequired[str]
    """Of mixed income: the prohibited part of all"""
    totalIncome: NotRequired[str]
    """Of mixed income: all income of the business"""
    impureIncome: NotRequired[str]
    """Of shares: the company’s impure income"""
    sharesHeld: NotRequired[str]
    sharesOutstanding: NotRequired[str]
    eventId: NotRequired[str]
    """The event of the register that it belongs to"""
    note: str


class RecoveryCodesDto(TypedDict):
    recoveryCodes: list[str]
    """Each is good once"""


class RegisterDto(TypedDict):
    username: str
    password: str
    name: str
    email: str
    role: NotRequired[Role]
    """Heeded only when an administrator registers."""
    bankId: NotRequired[str]
    """The bank of the person; heeded as the role is."""


class RegisteredDto(TypedDict):
    user: SignedInUserDto
    token: str | None


class ReleaseEscrowDto(TypedDict):
    amount: NotRequired[str]


ReplayDeliveriesDto = TypedDict("ReplayDeliveriesDto", {
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
    "state": "NotRequired[str]",
})


class ReplayedDto(TypedDict):
    replayed: float


ReportDetailDto = TypedDict("ReportDetailDto", {
    "id": "str",
    "type": "ReportType",
    "from": "str",
    "to": "str",
    "timeZone": "str",
    "provisional": "bool",
    "state": "ReportState",
    "progress": "float",
    "bankName": "str | None",
    "requestedBy": "str | None",
    "scheduleId": "str | None",
    "overallScore": "float | None",
    "files": "list[ReportFileDto]",
    "createdAt": "str",
    "endedAt": "str | None",
    "figures": "ComplianceReportDto | None",
})


ReportDto = TypedDict("ReportDto", {
    "id": "str",
    "type": "ReportType",
    "from": "str",
    "to": "str",
    "timeZone": "str",
    "provisional": "bool",
    "state": "ReportState",
    "progress": "float",
    "bankName": "str | None",
    "requestedBy": "str | None",
    "scheduleId": "str | None",
    "overallScore": "float | None",
    "files": "list[ReportFileDto]",
    "createdAt": "str",
    "endedAt": "str | None",
})


class ReportFileDto(TypedDict):
    format: ReportFormat
    language: ReportLanguage | None
    """Of a PDF"""
    size: float
    """In bytes"""
    digest: str
    """SHA-256"""
    keyId: str
    """The key it is signed by, as published at /.well-known/jwks.json"""


class ReportScheduleDto(TypedDict):
    id: str
    type: ReportScheduleType
    timeZone: str
    paused: bool
    pausedBecause: ReportSchedulePauseReason | None
    """null while it runs; one whose maker is deactivated goes on when they are let in again"""
    nextAt: str
    """When the next period is over"""
    bankName: str | None
    """null for everybody’s payments"""
    createdBy: str
    createdAt: str


class ReportVerificationDto(TypedDict):
    valid: bool
    outcome: VerificationOutcome
    sentence: str
    isSuperseded: bool
    """Whether it is a certificate of zakat that another one supersedes"""
    document: IssuedDocument | None
    """What it was issued as; null when it was not, or not like this"""
    digest: str
    """SHA-256 of the file"""
    keyId: str | None
    """The published key that signed it"""
    report: ReportDto | None
    """The first run that issued it, if you may see it"""


class RequestLogCoverageDto(TypedDict):
    keptDays: float
    mostKept: float
    """Of one person’s requests"""
    kept: float
    """Of yours, now"""
    lost: float
    """Of yours in these days, because more came than could be kept beside"""


class RequestQuoteDto(TypedDict):
    fromNetwork: Network
    toNetwork: Network
    amount: str
    """What the payer sends, in the currency of fromNetwork"""


class RequestRecallDto(TypedDict):
    reason: RecallReason
    """In the codes of ISO 20022: wrong account (AC03), bank (AGNT), amount (AM09) or currency
    (CURR), the payer’s wish (CUST), paid twice (DUPL), fraud (FRAD), as the note says (NARR),
    technical fault (TECH), not owed (UPAY)
    """
    note: NotRequired[str]
    """For the payee to read; needed with NARR"""
    isShariah: NotRequired[bool]
    """Whether it does not agree with the Shariah; once it is returned, the payer’s bank registers
    it
    """


RequestReportDto = TypedDict("RequestReportDto", {
    "type": "ReportType",
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
    "timeZone": "NotRequired[str]",
})


RequestShariahPackDto = TypedDict("RequestShariahPackDto", {
    "audience": "PackAudience",
    "from": "str",
    "to": "str",
    "timeZone": "NotRequired[str]",
})


class RescreeningDto(TypedDict):
    state: RescreeningState
    """complete: everybody was sought in the lists in force; running: some wait; unknown: a list is
    missing or out of date, so that nobody can be said to have been screened
    """
    revision: float
    """The version of all lists together that is in force"""
    completedRevision: float | None
    """The newest that everybody was sought in; null: none yet"""
    remaining: float
    """Customers, banks and payments with named parties that wait"""
    openCases: float
    """Cases within your reach that wait for a decision"""
    unreliableLists: list[ScreeningSource]
    """Lists missing or out of date"""


class ResetFactorsDto(TypedDict):
    reason: str


class ResetSandboxDto(TypedDict):
    confirm: str
    """Written out: nobody resets by mistake"""


class ResolutionDocumentDto(TypedDict):
    type: str
    state: ResolutionState
    text: str
    """The very bytes, as text"""
    quorum: float
    opinions: list[MemberOpinionDto]
    record: str
    """What the books keep of it, as text: its SHA-256 is what the newest event that tells of it is
    sealed with
    """


class ResolutionDto(TypedDict):
    id: str
    reference: str
    boardId: str
    bank: BoardBankDto | None
    """null: the board of the network"""
    version: float
    state: ResolutionState
    """deliberated: agreed, and in force from its day on"""
    text: ResolutionTextDto
    quorum: float
    """How many opinions decide it, or decided it"""
    opinions: list[MemberOpinionDto]
    formerId: str | None
    laterId: str | None
    """The one that asks again"""
    createdBy: str | None
    createdAt: str
    decidedAt: str | None
    endedAt: str | None
    yourSeatId: str | None
    """Your seat, if you sit on its board"""
    mayEdit: bool
    mayAsk: bool
    maySign: bool
    mayWithdraw: bool


class ResolutionTextDto(TypedDict):
    title: BothLanguagesDto
    question: BothLanguagesDto
    ruling: BothLanguagesDto
    reasons: BothLanguagesDto
    sources: list[str]
    binds: list[BindingDto]
    """Nothing, of one that only withdraws its former"""
    validFrom: str
    """The first day on which it is in force"""
    validUntil: NotRequired[str | None]
    """The last day; null: without end"""


class ReverseTransactionDto(TypedDict):
    reason: str
    isShariah: NotRequired[bool]
    """Whether it does not agree with the Shariah, so that the payer’s bank registers it"""


class ReviewCaseDto(TypedDict):
    transactionId: str
    network: Network
    amount: str
    currency: Currency
    memo: str | None
    isMemoSealed: bool
    """Whether it has a memo that has to be opened"""
    payer: ReviewPartyDto
    payee: ReviewPartyDto
    score: float
    rules: list[str]
    """Those that fired, gravest first"""
    findings: FindingCountsDto
    state: ReviewState
    decision: ReviewDecision | None
    officersNeeded: float
    """How many officers must agree"""
    opinions: list[ReviewOpinionDto]
    """Oldest first"""
    assignee: OfficerDto | None
    openedAt: str
    endedAt: str | None
    ageSeconds: float
    """Seconds it has waited, or waited until it ended"""
    ageing: ReviewAgeing
    verdict: WhyDto
    timeline: list[TimelineEntryDto]
    """Of payment and case, oldest first"""
    payerActivity: PartyActivityDto
    payeeActivity: PartyActivityDto
    mayDecide: bool
    """Whether you may decide it"""


class ReviewDto(TypedDict):
    transactionId: str
    network: Network
    amount: str
    currency: Currency
    memo: str | None
    isMemoSealed: bool
    """Whether it has a memo that has to be opened"""
    payer: ReviewPartyDto
    payee: ReviewPartyDto
    score: float
    rules: list[str]
    """Those that fired, gravest first"""
    findings: FindingCountsDto
    state: ReviewState
    decision: ReviewDecision | None
    officersNeeded: float
    """How many officers must agree"""
    opinions: list[ReviewOpinionDto]
    """Oldest first"""
    assignee: OfficerDto | None
    openedAt: str
    endedAt: str | None
    ageSeconds: float
    """Seconds it has waited, or waited until it ended"""
    ageing: ReviewAgeing


class ReviewFiguresDto(TypedDict):
    opened: float
    approved: float
    rejected: float
    closed: float
    """Ended otherwise, such as by the payer"""
    openAtEnd: float
    """When the period ended"""
    ageing: list[AgeFiguresDto]
    """Of the open ones"""
    oldestHours: float | None
    """Whole hours; null when none is open"""
    medianHoursToDecision: float | None
    """Whole hours; null when none was decided"""


ReviewFindingDto = TypedDict("ReviewFindingDto", {
    "id": "str",
    "planId": "str",
    "paperId": "str | None",
    "transactionId": "str | None",
    "eventId": "str | None",
    "class": "FindingClass",
    "state": "FindingState",
    "title": "str",
    "recommendation": "str",
    "dueOn": "str",
    "raisedBy": "str",
    "raisedAt": "str",
    "steps": "list[FindingStepDto]",
    "actions": "list[FindingStepKind]",
})


ReviewItemDto = TypedDict("ReviewItemDto", {
    "id": "str",
    "area": "ReviewArea",
    "from": "str",
    "to": "str",
    "owner": "str",
    "dueOn": "str",
    "samples": "float",
})


ReviewItemInputDto = TypedDict("ReviewItemInputDto", {
    "area": "ReviewArea",
    "from": "str",
    "to": "str",
    "ownerId": "str",
    "dueOn": "str",
})


class ReviewOpinionDto(TypedDict):
    officer: OfficerDto
    decision: ReviewDecision
    reason: str
    givenAt: str


class ReviewPartyDto(TypedDict):
    address: str
    name: str


ReviewPlanDto = TypedDict("ReviewPlanDto", {
    "id": "str",
    "bankId": "str",
    "bankName": "str",
    "calendar": "ReviewCalendar",
    "year": "float",
    "from": "str",
    "to": "str",
    "timeZone": "str",
    "state": "ReviewPlanState",
    "proposedBy": "str",
    "proposedAt": "str",
    "decidedBy": "str | None",
    "decidedAt": "str | None",
    "itemCount": "float",
    "sampleCount": "float",
    "drawnCount": "float",
    "openFindingCount": "float",
    "areas": "list[PlannedAreaDto]",
    "note": "str",
    "reason": "str | None",
    "risk": "ReviewRiskDto",
    "items": "list[ReviewItemDto]",
    "mayDecide": "bool",
    "maySample": "bool",
})


ReviewPlanLineDto = TypedDict("ReviewPlanLineDto", {
    "id": "str",
    "bankId": "str",
    "bankName": "str",
    "calendar": "ReviewCalendar",
    "year": "float",
    "from": "str",
    "to": "str",
    "timeZone": "str",
    "state": "ReviewPlanState",
    "proposedBy": "str",
    "proposedAt": "str",
    "decidedBy": "str | None",
    "decidedAt": "str | None",
    "itemCount": "float",
    "sampleCount": "float",
    "drawnCount": "float",
    "openFindingCount": "float",
    "areas": "list[PlannedAreaDto]",
})


class ReviewResultDto(TypedDict):
    transactionId: str
    status: TransactionStatus
    state: ReviewState
    """open: one more must agree"""


ReviewRiskDto = TypedDict("ReviewRiskDto", {
    "policyVersion": "float",
    "weights": "RiskWeightsDto",
    "from": "str",
    "to": "str",
    "height": "float",
    "treeSize": "float",
    "root": "str | None",
    "areas": "list[RiskAreaDto]",
})


ReviewSampleDto = TypedDict("ReviewSampleDto", {
    "id": "str",
    "planId": "str",
    "itemId": "str",
    "area": "ReviewArea",
    "from": "str",
    "to": "str",
    "method": "SampleMethod",
    "size": "float",
    "verdict": "VerdictAction | None",
    "policyVersion": "float",
    "orderedBy": "str",
    "orderedAt": "str",
    "drawnBy": "str | None",
    "drawnAt": "str | None",
    "leafIndex": "float | None",
    "height": "float | None",
    "root": "str | None",
    "seed": "str | None",
    "population": "float | None",
    "payments": "list[SampledPaymentLineDto]",
    "mayDraw": "bool",
})


ReviewSampleLineDto = TypedDict("ReviewSampleLineDto", {
    "id": "str",
    "planId": "str",
    "itemId": "str",
    "area": "ReviewArea",
    "from": "str",
    "to": "str",
    "method": "SampleMethod",
    "size": "float",
    "verdict": "VerdictAction | None",
    "policyVersion": "float",
    "orderedBy": "str",
    "orderedAt": "str",
    "drawnBy": "str | None",
    "drawnAt": "str | None",
    "leafIndex": "float | None",
    "height": "float | None",
    "root": "str | None",
    "seed": "str | None",
    "population": "float | None",
})


class ReviewStatsDto(TypedDict):
    open: float
    ageing: AgeingCountsDto
    medianAgeSeconds: float | None
    """Of open cases; null: none is open"""
    decided: float
    """In the last 30 days"""
    releasedShare: float | None
    """Per cent of them that were paid"""


class ReviewedFindingDto(TypedDict):
    id: str
    planId: str
    """The plan under which it was raised"""


class ReviseContractDto(TypedDict):
    version: float
    """The version that was read; if another stands by now, nothing is changed"""
    terms: dict[str, Any]
    """Terms to replace, each as a whole, under the names of the contract’s type; null takes a term
    out. What is not named stays.
    """
    note: NotRequired[str]
    """Why"""


class RevokeClearanceDto(TypedDict):
    reason: str


class RevokePassportDto(TypedDict):
    reason: PassportOfficerReason
    """It was issued in error, another one takes its place, or compliance withdraws it"""


class RiskAreaDto(TypedDict):
    area: ReviewArea
    payments: float
    """Payments that the rules judged"""
    amounts: list[AreaAmountDto]
    refusals: float
    """Refused by the rules"""
    reviews: float
    """Held for an officer"""
    overrides: float
    """Held by the rules, and let pass by officers"""
    score: float
    """From 0 to 1000: the mean of its shares in what the bank has of each factor, weighed"""


class RiskWeightsDto(TypedDict):
    payments: float
    refusals: float
    reviews: float
    overrides: float


class RotateSecretDto(TypedDict):
    overlapHours: NotRequired[float]
    """How many hours the old secret signs as well; 0 ends it at once"""


class RuleDto(TypedDict):
    id: str
    principle: RuleSubject
    severity: FindingSeverity
    title: BilingualDto
    reads: list[str]
    """The facts it reads"""
    explain: BilingualDto
    """May hold {names} that a finding fills in"""
    remedy: BilingualDto
    outcomes: list[RuleOutcomeDto]
    cite: list[str]
    examples: RuleExamplesDto


class RuleExamplesDto(TypedDict):
    compliant: list[dict[str, Any]]
    """Payments it does not object to"""
    violating: list[dict[str, Any]]
    """Payments that set it off"""


class RuleFiguresDto(TypedDict):
    ruleId: str
    principle: RuleSubject
    transactions: float
    """Payments with a finding of it"""
    rejected: float
    """Of these, refused"""
    remedy: BilingualDto


class RuleOutcomeDto(TypedDict):
    name: str
    severity: FindingSeverity
    explain: BilingualDto
    remedy: BilingualDto


class RuleSettingDto(TypedDict):
    ruleId: str
    severity: RuleSetting


class RulesetDto(TypedDict):
    version: float
    state: RulesetState
    settings: RulesetSettingsDto
    areCountryListsStale: bool
    """True when the newest country lists are older than four months: later ones exist"""
    note: str
    createdById: str | None
    createdBy: str | None
    createdAt: str
    activatedBy: str | None
    activatedAt: str | None
    trial: TrialDto | None
    """null until it was tried"""


class RulesetFiguresDto(TypedDict):
    version: str
    profile: str
    transactions: float


class RulesetSettingsDto(TypedDict):
    profile: RulesetProfile
    boardReference: str | None
    thresholds: ThresholdsByCurrencyDto
    rules: list[RuleSettingDto]
    countryLists: list[CountryListsDto]
    """Every edition, oldest first; a payment is judged by the one in force on its day"""


class SampledEventDto(TypedDict):
    id: str
    action: str
    createdAt: str
    height: float | None
    """The block that seals it"""
    recordHash: str | None
    """The digest of the record it commits to"""


class SampledOpinionDto(TypedDict):
    decision: ReviewDecision
    reason: str
    officer: str
    givenAt: str


class SampledPartyDto(TypedDict):
    address: str
    name: str
    bank: str


SampledPaymentDto = TypedDict("SampledPaymentDto", {
    "transactionId": "str",
    "network": "Network",
    "amount": "str",
    "currency": "Currency",
    "status": "TransactionStatus",
    "createdAt": "str",
    "from": "SampledPartyDto",
    "to": "SampledPartyDto",
    "memo": "str | None",
    "purposeCode": "str | None",
    "counterpartyName": "str | None",
    "verdict": "SampledVerdictDto",
    "opinions": "list[SampledOpinionDto]",
    "events": "list[SampledEventDto]",
})


class SampledPaymentLineDto(TypedDict):
    position: float
    """In the order of the keys"""
    transactionId: str
    tickets: float
    """How many tickets it had"""
    key: str
    """The lowest of the keys of its tickets: HMAC-SHA-256, under the seed, of its id, a slash and
    the number of the ticket from 1 on
    """
    network: Network
    amount: str
    currency: Currency
    status: TransactionStatus
    verdict: VerdictAction
    createdAt: str


class SampledVerdictDto(TypedDict):
    action: VerdictAction
    rulesetVersion: str
    profile: str
    facts: dict[str, Any]
    """What the rules were told"""
    result: dict[str, Any]
    """What they made of it"""


class SandboxResetDto(TypedDict):
    contractsEnded: float
    """Contracts that lived and were ended"""
    paymentsEnded: float
    """Payments that waited and were ended"""
    walletsRestored: float
    """Wallets brought back to what they were opened with"""
    walletsUnfrozen: float
    """Wallets that were frozen and no longer are"""
    money: list[IssuerMoneyDto]


class SandboxSignInDto(TypedDict):
    username: NotRequired[str]
    startNonce: NotRequired[str]
    """What stands behind `#start=` in the link that `npm start` printed. A browser that came by
    one before needs none.
    """


class SaveDraftDto(TypedDict):
    name: str
    form: dict[str, Any]
    """The form’s fields, complete or not; it is kept as it is, null included"""


class SaveStrDto(TypedDict):
    version: float
    """The version it was made from"""
    reportCode: StrReportCode
    fiuReference: NotRequired[str | None]
    """The unit’s number of an earlier report that this belongs to"""
    reason: NotRequired[str | None]
    action: NotRequired[str | None]
    indicators: list[str]
    """Codes of the unit that say why it is suspicious"""
    transactions: list[StrTransactionDto]
    """Those of the report, in its order"""


class SaveWebhookDto(TypedDict):
    url: str
    """HTTPS on the public internet, port 443 or 8443; a sandbox may be set to allow this machine
    itself
    """
    description: NotRequired[str]
    types: NotRequired[list[str]]
    """Types of events, or whole groups; empty or absent for all. Each movement on your wallets, or
    on those of the bank’s customers, is told as a camt.054 where `account.notification` is
    named, and only then.
    """


class SayDto(TypedDict):
    message: str


ScheduleLineDto = TypedDict("ScheduleLineDto", {
    "number": "float",
    "kind": "ScheduleLineKind",
    "dueOn": "str | None",
    "amount": "str | None",
    "state": "ScheduleLineState",
    "payer": "PartyRole",
    "payee": "PartyRole",
    "from": "str | None",
    "until": "str | None",
    "days": "float | None",
    "usableDays": "float | None",
    "units": "float | None",
    "transactionId": "str | None",
})


class ScorePartDto(TypedDict):
    name: ScorePartName
    """Words that agree exactly, in another spelling or script, nearly, or as an initial; words
    that only the list (missing) or only the name (extra) has; another order; the name as a
    whole
    """
    given: NotRequired[str]
    listed: NotRequired[str]
    points: float
    """What it adds to the score of 100, or costs"""


ScorePointDto = TypedDict("ScorePointDto", {
    "from": "str",
    "transactions": "float",
    "averageScore": "float | None",
})


class ScreeningCaseDto(TypedDict):
    id: str
    partyKind: ScreenedPartyKind
    """A customer, a beneficial owner of one, a bank, or somebody whom payments that wait only name"""
    name: str
    """The name that is like the entry"""
    customerId: str | None
    """The customer, or whose owner it is"""
    customer: str | None
    bank: str | None
    """The bank, or whose payments name them"""
    entryId: str
    source: ScreeningSource
    entryName: str
    isListed: bool
    """Whether the list in force still has the entry"""
    strength: ScreeningStrength
    """block: a name and an identifier agree; review: a name is like it"""
    freezes: bool
    """Whether it keeps the party’s wallets from paying and being paid"""
    state: ScreeningCaseState
    opinions: list[ScreeningOpinionDto]
    officersToClear: float
    """2: the very name is listed, a colleague took it for a match, or it was confirmed"""
    mayDecide: bool
    """Whether you are independent of the party, and it can be decided"""
    openedAt: str
    endedAt: str | None


class ScreeningHitDto(TypedDict):
    entryId: str
    source: ScreeningSource
    name: str
    """The name it is listed under"""
    matchedName: str
    """The listed name that is most alike"""
    aliases: list[str]
    kind: PartyKind
    programmes: list[str]
    births: list[str]
    nationalities: list[str]
    score: float
    parts: list[ScorePartDto]
    identifiers: IdentifiersDto
    likeness: ScreeningLikeness
    """confirmed blocks a payment, possible sends it to an officer, below does neither"""
    clearance: ClearanceDto | None
    """The clearance by which payments pass it over"""


class ScreeningListDto(TypedDict):
    source: ScreeningSource
    publishedOn: str
    """The day its publisher gives it"""
    digest: str
    """SHA-256 of the file"""
    entries: float
    loadedAt: str
    loadedBy: str | None
    """null for the sandbox itself"""
    confirmedAt: str
    """When it was last loaded or seen unchanged"""
    isActive: bool
    """Whether payments are screened against it"""
    isStale: bool
    """Whether it is in force and unconfirmed for so long that nothing passes on its word"""
    staleFrom: str | None
    """null: not in force"""


class ScreeningOpinionDto(TypedDict):
    officerId: str
    officer: str
    decision: ScreeningCaseDecision
    reason: str
    givenAt: str


class ScreeningResultDto(TypedDict):
    isScreened: bool
    """Whether the lists that must be in force are, and the name can be read"""
    isUnread: bool
    """Whether the name, or a part of it, is written in nothing that is read"""
    isStale: bool
    """Whether a list in force is out of date"""
    missingLists: list[ScreeningSource]
    """Lists that must be in force and are not"""
    hits: list[ScreeningHitDto]


class SealedEventDto(TypedDict):
    id: str
    action: str
    resource: str
    resourceId: str | None
    actorId: str | None
    actorRole: str | None
    apiKeyId: str | None
    """The API key by which a program acted for them"""
    ipAddress: str | None
    requestId: str | None
    severity: str
    details: dict[str, Any]
    createdAt: str
    recordHash: str | None
    """SHA-256 of the record of what the event tells of, as the books held it when the event was
    sealed: for a transaction its terms, verdict, entries, hold and approvals. null where the
    books keep no record of it
    """


class SealedMemoDto(TypedDict):
    protected: str
    """`{"alg":"ECDH-ES+A256KW","enc":"A256GCM","digest":…}` in base64url; digest is the SHA-256 of
    what is sealed: `{"from":address,"to":address,"memo":text,"salt":text}`
    """
    iv: str
    """12 bytes in base64url"""
    ciphertext: str
    tag: str
    """16 bytes in base64url"""
    recipients: list[MemoRecipientDto]


class SealerStatusDto(TypedDict):
    height: float
    """Blocks sealed so far"""
    sealedAt: str | None
    lagMs: float
    """Age of the oldest event not yet sealed"""
    healthy: bool
    """Whether the lag is below ten seconds"""


class SeatKeyDto(TypedDict):
    id: str
    publicKey: str
    enteredAt: str
    isUsable: bool
    """Whether opinions may be signed by it"""
    needsAttestation: bool
    """Whether another member has yet to attest it"""
    isSandboxKey: bool
    """Made by the server for an invented person of the sandbox"""
    retiredAt: str | None


class SecondPersonRuleDto(TypedDict):
    act: AgentAct
    """To pay, to exchange between the networks, to release from escrow, or to return a payment
    received
    """
    when: AgentCase
    """From `limit` on, or whatever the amount where the money comes to whoever asks"""
    needs: SecondPerson
    """The approval of an officer without a part in it, or the owner of the money in person"""


class SecondReadingDto(TypedDict):
    state: SecondReadingState
    """nothing clears nothing; unread is never nothing; waiting: not read yet"""
    principle: SeenPrinciple | None
    """What the words resemble"""
    isRaised: bool
    """Whether the rules had passed that principle, so that it is under review by this alone"""
    reason: str | None
    """In the model’s words, which whoever wrote the memo may have led"""
    unreadBecause: UnreadCause | None
    """Why it was not read"""
    model: str | None
    """The model that was set"""
    answeredAs: str | None
    """The model as it names itself"""
    instruction: str | None
    """The version of what it was told"""
    readAt: str | None


class SendBatchDto(TypedDict):
    sourceOfFunds: NotRequired[SourceOfFunds]
    """Where the money comes from; asked for large amounts. “other” counts with a text that says
    what
    """
    sourceOfFundsText: NotRequired[str]
    """More of the source of funds"""
    batchId: NotRequired[str]
    """A new id of your choice, to follow the batch while it is being sent"""
    network: Network
    currency: Currency
    fromAddress: str
    """The wallet that pays, by address or IBAN"""
    items: list[BatchItemDto]
    atomic: bool
    """true: all payments are made or none; false: each for itself"""
    memo: NotRequired[str]
    mends: NotRequired[str]
    """The earlier batch whose refused rows are sent again here, mended"""
    purposeCode: NotRequired[PurposeCode]
    """The purpose of each payment"""
    isReferenceUnique: NotRequired[bool]
    """Refuse each payment whose reference its payer has used before, in the batch too; those
    without pass
    """
    metadata: NotRequired[dict[str, Any]]
    """What your own programs keep with each payment; a payment’s own takes its place"""
    originator: NotRequired[PaymentPartyDto]
    """What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101"""
    programmableLogic: NotRequired[ProgrammableLogicDto]
    """Holds for each payment of the batch"""


class SendResultDto(TypedDict):
    transaction_id: str | None
    """null for a rehearsal"""
    uetr: str | None
    """By which other institutions know it; null for a rehearsal"""
    status: TransactionStatus
    sub_status: TransactionSubStatus | None
    payeeCheck: PayeeCheck | None
    """How counterpartyName agrees with the name of the wallet’s owner; null without one"""
    compliance_score: float
    estimated_confirmation_time: float
    """Seconds until it stands in a sealed block, as lately measured"""
    network_fees: str
    shariah_compliant: bool
    verdict: VerdictDto
    postings: list[PostingDto]
    balances: list[BalanceChangeDto]
    """Wallets within your reach"""


class SendTransactionDto(TypedDict):
    sourceOfFunds: NotRequired[SourceOfFunds]
    """Where the money comes from; asked for large amounts. “other” counts with a text that says
    what
    """
    sourceOfFundsText: NotRequired[str]
    """More of the source of funds"""
    purposeCode: NotRequired[PurposeCode]
    """The purpose as the central bank of the payer’s network codes it; see GET
    /api/v1/compliance/purposes
    """
    counterpartyName: NotRequired[str]
    """The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and
    screened
    """
    counterpartyCountry: NotRequired[str]
    """Where the payee is, as an ISO 3166 alpha-2 code"""
    reference: NotRequired[str]
    """The payer’s own reference"""
    isReferenceUnique: NotRequired[bool]
    """Refuse it with 409 when its payer has used the reference before, in a payment that was not
    refused or cancelled
    """
    uetr: NotRequired[str]
    """The unique end-to-end transaction reference that the payment comes with, a UUID of version
    4: one that no transaction has, whatever became of it. Absent: it follows from the
    transaction’s id
    """
    metadata: NotRequired[dict[str, Any]]
    """What your own programs keep with it; shown to the payer’s side alone"""
    originator: NotRequired[PaymentPartyDto]
    """What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101"""
    beneficiary: NotRequired[PaymentPartyDto]
    """What the payment says of the payee (FATF R.16), in the words of IVMS101"""
    issuer: NotRequired[dict[str, Any]]
    """Where shares are bought: what their screening says of the company that issued them"""
    fromAddress: str
    """The wallet that pays, by address or IBAN"""
    toAddress: str
    """The wallet that is paid, by address or IBAN"""
    type: SendableType
    network: Network
    amount: str
    """What the payee receives; the fee comes on top"""
    currency: Currency
    """The network’s own currency"""
    memo: NotRequired[str]
    sealedMemo: NotRequired[SealedMemoDto]
    """In the place of memo: words that only the payee and compliance can read, for the keys of GET
    /api/v1/memo-keys
    """
    programmableLogic: NotRequired[ProgrammableLogicDto]


class SessionsEndedDto(TypedDict):
    ended: float


class SetComplianceDto(TypedDict):
    isComplianceOfficer: bool


class SetLimitsDto(TypedDict):
    transactionLimit: str | None
    """The most one transaction may send; null lifts it"""
    dailyLimit: str | None
    """The most a day (UTC) may send; null lifts it"""


SettingsFiguresDto = TypedDict("SettingsFiguresDto", {
    "version": "float",
    "from": "str",
    "until": "str | None",
})


class ShadowRunDto(TypedDict):
    days: float


ShariahPackDto = TypedDict("ShariahPackDto", {
    "id": "str",
    "bankName": "str",
    "audience": "PackAudience",
    "from": "str",
    "to": "str",
    "timeZone": "str",
    "provisional": "bool",
    "state": "PackState",
    "requestedBy": "str",
    "createdAt": "str",
    "endedAt": "str | None",
    "files": "list[ShariahPackFileDto]",
})


class ShariahPackFileDto(TypedDict):
    format: PackFormat
    language: ReportLanguage | None
    """Of a PDF"""
    size: float
    """In bytes"""
    digest: str
    """SHA-256, in hexadecimal digits"""
    keyId: str
    """The key it is signed by"""


class ShippedProfileDto(TypedDict):
    name: str
    isDefault: bool
    """Whether it is followed where a bank has decided nothing"""
    choices: list[PointChoiceDto]


class SignInFactorDto(TypedDict):
    code: NotRequired[str]
    """Six digits, or a recovery code"""
    passkey: NotRequired[PasskeyAnswerDto]
    """Instead of a code"""
    challenge: str
    """The challenge that the right password was answered with"""


class SignInProviderDto(TypedDict):
    label: str
    """What the provider is called"""


class SignedInDto(TypedDict):
    user: SignedInUserDto
    token: str


class SignedInUserDto(TypedDict):
    id: str
    username: str
    name: str
    role: Role


class SimulatePaymentsDto(TypedDict):
    payments: NotRequired[float]
    """How many payments"""
    seed: NotRequired[float]
    """The same seed draws the same payments"""


class SimulatedRefusalDto(TypedDict):
    code: str
    payments: float


class SimulatedStatusDto(TypedDict):
    status: TransactionStatus
    subStatus: TransactionSubStatus | None
    payments: float


class SimulationDto(TypedDict):
    payments: float
    seed: float
    statuses: list[SimulatedStatusDto]
    refusals: list[SimulatedRefusalDto]
    """Those of which nothing was recorded"""


class SpokenRuleDto(TypedDict):
    ruleId: str
    transactions: float
    """Payments with a finding of it"""
    held: float
    """Of these, held for an officer"""
    refused: float
    """Of these, refused"""


class StageDto(TypedDict):
    state: ContractState
    standing: StageStanding
    reachedAt: str | None


class StandardMappingDto(TypedDict):
    standard: str
    """As the rules cite it"""
    rules: list[str]
    """Rules on payments and on contracts"""
    products: list[str]
    """Types of contracts that these rules judge"""
    controls: list[MappedControlDto]


class StatementBankDto(TypedDict):
    name: str
    bic: str | None
    lei: str | None


class StatementMessageDto(TypedDict):
    messageId: str
    """Its MsgId"""
    paymentInstructionId: str
    """Its PmtInfId"""
    instructionId: str | None
    """InstrId"""


StatementMovementDto = TypedDict("StatementMovementDto", {
    "number": "str",
    "at": "str",
    "transactionId": "str",
    "uetr": "NotRequired[str]",
    "reverses": "NotRequired[StatementReversedDto | None]",
    "type": "str",
    "kind": "str",
    "counterparty": "str",
    "counterpartyAddress": "str | None",
    "counterpartyIban": "NotRequired[str | None]",
    "counterpartyBank": "NotRequired[StatementBankDto | None]",
    "reference": "str | None",
    "purposeCode": "str | None",
    "memo": "str | None",
    "isMemoSealed": "bool",
    "message": "NotRequired[StatementMessageDto | None]",
    "in": "str | None",
    "out": "str | None",
    "balance": "str",
})


StatementPeriodDto = TypedDict("StatementPeriodDto", {
    "firstDay": "str",
    "lastDay": "str",
    "timeZone": "str",
    "from": "str",
    "to": "str",
    "provisional": "bool",
})


class StatementReversedDto(TypedDict):
    transactionId: str
    uetr: str


class StatementWalletDto(TypedDict):
    id: str
    address: str
    iban: NotRequired[str]
    """Absent in statements from before it was told"""
    network: Network
    currency: Currency
    label: str
    ownerName: str
    bankName: str
    bankBic: NotRequired[str | None]
    """Absent in statements from before it was told"""
    bankLei: NotRequired[str | None]
    """Absent in statements from before it was told"""


class StatusDayDto(TypedDict):
    day: str
    uptime: float
    """Per cent of the minutes in which it was seen to work, rounded down"""
    failedMinutes: float
    unknownMinutes: float
    """Minutes in which nothing was measured"""


class StatusDto(TypedDict):
    timestamp: str
    environment: Environment
    automaticSignIn: bool
    """Whether this browser signs in as a persona without a password"""
    webhookLoopback: bool
    """Whether webhooks may call this machine itself, as in a local sandbox"""
    personas: NotRequired[list[PersonaDto]]
    """Only in a sandbox, to callers on its own machine"""
    signInProvider: NotRequired[SignInProviderDto]
    """Only where people may sign in by a provider"""
    version: str
    networks: list[NetworkStatusDto]
    api_health: Health
    compliance_engine: Health
    """Known payments were judged rightly"""
    rulesetVersion: str
    sealer: SealerStatusDto
    invariants: list[InvariantStatusDto]
    """Checked each minute for what is new and every night as a whole; one that is broken degrades
    the API
    """


class StatusHistoryDto(TypedDict):
    measuredSince: str | None
    lastMeasuredAt: str | None
    parts: list[PartHistoryDto]
    incidents: list[IncidentDto]
    """Newest first, at most fifty"""


class StepPreviewDto(TypedDict):
    step: ContractAction
    """Of a consent: the step it is for"""
    state: ContractState
    nextState: ContractState
    """After it"""
    waitsFor: list[LackingConsentDto]
    """Who else must consent before it is done; nothing moves until the last of them has"""
    movesMoney: bool
    """Whether it posts, holds or frees money"""
    currency: Currency
    total: str
    """Everything that payers give by it, donations included"""
    payments: list[PreviewPaymentDto]
    deposit: PreviewDepositDto | None
    postings: list[PostingDto]
    balances: list[PreviewBalanceDto]
    outstanding: str
    """What is still to be paid after it"""
    nextDue: NextDueDto | None
    """What falls due next after it"""
    next: list[TurnDto]
    """What may be done after it, and by whom"""
    refusal: PreviewRefusalDto | None
    """null: it would be done"""
    expected: str | None
    """Sent along as `expected`, it lets the step be done only if it still does just this; null: it
    does nothing that could change
    """


class StrDto(TypedDict):
    id: str
    state: StrState
    reportCode: StrReportCode
    bankId: str
    bankName: str
    caseId: str | None
    payments: float
    """How many payments it is about"""
    version: float
    openedBy: str
    openedAt: str
    reference: str | None
    """The unit’s number of it, once filed"""
    fiuReference: str | None
    reason: str | None
    action: str | None
    indicators: list[str]
    unmappedRules: list[str]
    """Rules that asked and have no code in the settings"""
    transactions: list[StrTransactionDetailDto]
    missing: list[StrMissingDto]
    validation: StrValidationDto | None
    """null: there is no file yet"""
    versions: list[StrVersionDto]
    """The newest first"""
    steps: list[StrStepDto]
    """What was done with it, the newest first"""
    mayApprove: bool
    """Whether you may approve the newest version"""


class StrIndicatorDto(TypedDict):
    ruleId: str
    code: str


class StrLineDto(TypedDict):
    id: str
    state: StrState
    reportCode: StrReportCode
    bankId: str
    bankName: str
    caseId: str | None
    payments: float
    """How many payments it is about"""
    version: float
    openedBy: str
    openedAt: str
    reference: str | None
    """The unit’s number of it, once filed"""


class StrLocationDto(TypedDict):
    addressType: str
    """The unit’s code of the kind of address"""
    address: str
    city: str
    country: str
    """As an ISO 3166 code"""
    state: NotRequired[str | None]


class StrMissingDto(TypedDict):
    field: str
    element: str
    """The element it would be"""
    isRequired: bool
    """Whether there is no file without it"""


class StrPartyDto(TypedDict):
    kind: StrPartyKind
    gender: NotRequired[str | None]
    firstName: NotRequired[str | None]
    middleName: NotRequired[str | None]
    lastName: NotRequired[str | None]
    birthDate: NotRequired[str | None]
    """Day of birth"""
    alias: NotRequired[str | None]
    """Another name they are known by"""
    passportNumber: NotRequired[str | None]
    passportCountry: NotRequired[str | None]
    idNumber: NotRequired[str | None]
    nationality: NotRequired[str | None]
    residence: NotRequired[str | None]
    phoneContactType: NotRequired[str | None]
    """The unit’s code of whose phone it is"""
    phoneType: NotRequired[str | None]
    """The unit’s code of the kind of phone"""
    phone: NotRequired[str | None]
    addressType: NotRequired[str | None]
    """The unit’s code of the kind of address"""
    address: NotRequired[str | None]
    city: NotRequired[str | None]
    addressCountry: NotRequired[str | None]
    state: NotRequired[str | None]
    email: NotRequired[str | None]
    occupation: NotRequired[str | None]
    documentType: NotRequired[str | None]
    """The unit’s code of the kind of document"""
    documentNumber: NotRequired[str | None]
    documentIssuedOn: NotRequired[str | None]
    """Day of issue"""
    documentExpiresOn: NotRequired[str | None]
    """Day of expiry"""
    documentCountry: NotRequired[str | None]
    taxRegistration: NotRequired[str | None]
    """Number or mark of tax registration"""
    name: NotRequired[str | None]
    """Of an organisation"""
    legalForm: NotRequired[str | None]
    """The unit’s code of the legal form"""
    incorporationNumber: NotRequired[str | None]
    business: NotRequired[str | None]
    incorporationState: NotRequired[str | None]
    incorporationCountry: NotRequired[str | None]
    incorporatedOn: NotRequired[str | None]
    """Day of incorporation"""
    institutionName: NotRequired[str | None]
    """Who keeps the account"""
    institutionCode: NotRequired[str | None]
    branch: NotRequired[str | None]
    account: NotRequired[str | None]
    """The address of the wallet"""
    accountCurrency: NotRequired[str | None]
    accountName: NotRequired[str | None]
    accountType: NotRequired[str | None]
    openedOn: NotRequired[str | None]
    """Day it was opened"""
    accountStatus: NotRequired[str | None]


class StrPaymentDto(TypedDict):
    transactionId: str
    occurredAt: str
    amount: str
    currency: str
    status: str
    isFromClient: bool
    """Whether whoever pays is a customer of the reporting bank"""
    isToClient: bool
    """Whether whoever is paid is one"""


class StrReportingPersonDto(TypedDict):
    firstName: str
    lastName: str
    email: NotRequired[str | None]
    occupation: NotRequired[str | None]


class StrSettingsDto(TypedDict):
    rentityId: float
    """The number by which the unit knows the bank (rentity_id)"""
    rentityBranch: NotRequired[str | None]
    institutionName: str
    institutionCode: str
    localCurrency: Currency
    submissionCode: str
    """How reports reach the unit"""
    reportingPerson: StrReportingPersonDto
    location: StrLocationDto
    fundsCode: str
    """The unit’s code of digital money"""
    transmodeCode: str
    """The unit’s code of a payment between wallets"""
    transmodeComment: NotRequired[str | None]
    indicators: list[StrIndicatorDto]


class StrStepDto(TypedDict):
    kind: StrStepKind
    version: float
    takenBy: str
    takenAt: str
    fileDigest: str | None
    """SHA-256 of the file"""
    verdict: StrSchemaVerdict | None
    reference: str | None
    filedOn: str | None


StrTransactionDetailDto = TypedDict("StrTransactionDetailDto", {
    "transactionId": "str",
    "location": "NotRequired[str | None]",
    "description": "NotRequired[str | None]",
    "transmodeCode": "NotRequired[str | None]",
    "transmodeComment": "NotRequired[str | None]",
    "fromFundsCode": "NotRequired[str | None]",
    "fromCountry": "NotRequired[str | None]",
    "from": "StrPartyDto",
    "toFundsCode": "NotRequired[str | None]",
    "toCountry": "NotRequired[str | None]",
    "to": "StrPartyDto",
    "payment": "StrPaymentDto",
})


StrTransactionDto = TypedDict("StrTransactionDto", {
    "transactionId": "str",
    "location": "NotRequired[str | None]",
    "description": "NotRequired[str | None]",
    "transmodeCode": "NotRequired[str | None]",
    "transmodeComment": "NotRequired[str | None]",
    "fromFundsCode": "NotRequired[str | None]",
    "fromCountry": "NotRequired[str | None]",
    "from": "StrPartyDto",
    "toFundsCode": "NotRequired[str | None]",
    "toCountry": "NotRequired[str | None]",
    "to": "StrPartyDto",
})


class StrValidationDto(TypedDict):
    verdict: StrSchemaVerdict
    """Only `valid` says that the file fits the schema; without a schema nobody says so"""
    schemaDigest: str | None
    """SHA-256 of the schema"""
    problems: list[str]


class StrVersionDto(TypedDict):
    version: float
    madeBy: str
    madeAt: str
    hasFile: bool
    """Whether nothing was missing for a file"""


class StreamTicketDto(TypedDict):
    ticket: str
    """Goes to `/api/v1/events/stream?ticket=`"""
    expiresAt: str


SupportAvailabilityDto = TypedDict("SupportAvailabilityDto", {
    "chat": "ChatState",
    "days": "list[str]",
    "from": "str",
    "to": "str",
    "timeZone": "str",
    "answerWithinHours": "float",
    "medianAnswerSeconds": "float | None",
    "email": "str | None",
    "phone": "str | None",
})


class SupportConversationDto(TypedDict):
    id: str
    number: str
    kind: SupportKind
    subject: str
    category: SupportCategory
    priority: SupportPriority
    state: SupportState
    """open: staff is to answer; waiting: you are"""
    requester: SupportPersonDto
    contactName: str
    contactEmail: str
    assignee: SupportPersonDto | None
    reportedRequestId: str | None
    createdAt: str
    updatedAt: str
    """When something was last said or done"""
    messages: list[SupportMessageDto]
    """Oldest first"""
    steps: list[SupportStep]


class SupportMessageDto(TypedDict):
    id: str
    author: SupportPersonDto
    isFromStaff: bool
    text: str
    createdAt: str


class SupportPersonDto(TypedDict):
    id: str
    name: str


class SupportRequestDto(TypedDict):
    id: str
    number: str
    kind: SupportKind
    subject: str
    category: SupportCategory
    priority: SupportPriority
    state: SupportState
    """open: staff is to answer; waiting: you are"""
    requester: SupportPersonDto
    contactName: str
    contactEmail: str
    assignee: SupportPersonDto | None
    reportedRequestId: str | None
    createdAt: str
    updatedAt: str
    """When something was last said or done"""


class TaintedArithmeticDto(TypedDict):
    formula: str
    source: str
    inputs: list[TaintedInputDto]
    numerator: str
    """In minor units"""
    denominator: str
    result: str


class TaintedIncomeDto(TypedDict):
    id: str
    bank: BankDto
    kind: TaintedKind
    currency: Currency
    amount: str
    """With what was put right"""
    open: str
    """What of it is neither set aside, nor proposed to be, nor at charity"""
    setAside: str
    """What of it was set aside, as two people decided"""
    arithmetic: TaintedArithmeticDto
    trace: list[TaintedTraceDto]
    corrections: float
    """How often it was put right"""
    eventId: str | None
    note: str
    recordedBy: str
    recordedAt: str


class TaintedInputDto(TypedDict):
    name: str
    value: str


class TaintedTraceDto(TypedDict):
    transactionId: str
    amount: str
    entry: str
    """Its number among the entries of its account"""


class TakeContractStepDto(TypedDict):
    on: NotRequired[str]
    """The day it took place; absent: today"""
    documentHash: NotRequired[str]
    """SHA-256 of the document that proves it, as lower-case hexadecimal"""
    note: NotRequired[str]
    """A note"""
    possession: NotRequired[Possession]
    """How the seller came to possess it"""
    rebate: NotRequired[str]
    """What the creditor forgoes of his own will"""
    dueOn: NotRequired[list[str]]
    """A day for each open instalment, in order"""
    benchmarkPct: NotRequired[float]
    """The benchmark as published, in percent a year"""
    deedId: NotRequired[str]
    """The deed of the transfer"""
    net: NotRequired[str]
    """What the venture made since the last statement; a loss is negative"""
    value: NotRequired[str]
    """What the venture is worth in cash"""
    expenses: NotRequired[str]
    """Expenses that the venture still bears"""
    debts: NotRequired[str]
    """What the venture owes to others"""
    units: NotRequired[float]
    """How many units are bought"""
    unitPrice: NotRequired[str]
    """The price of one unit, agreed today"""
    amount: NotRequired[str]
    """The deposit that a customer lays"""
    proceeds: NotRequired[str]
    """What another buyer paid for the goods"""
    parties: NotRequired[dict[str, Any]]
    """A wallet (id, address, IBAN) or a name by role; partners as partner[0], partner[1] …"""
    partyNames: NotRequired[dict[str, Any]]
    """What you call the owners of the wallets that take part, by role; partners as partner[0],
    partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
    """
    expected: NotRequired[str]
    """What a preview answered as `expected`: refused with 409 if the step would now do something
    else
    """


class TakeFindingStepDto(TypedDict):
    kind: FindingStepKind
    """answer: management’s; follow_up: how far it is; close: by somebody who did not answer it;
    reopen
    """
    text: str
    agrees: NotRequired[bool]
    """Of an answer, and needed there: whether management agrees"""
    dueOn: NotRequired[str]
    """Another due day; of follow_up and reopen"""


class TakeOverTrialDto(TypedDict):
    version: float
    """The version of the rules that was tried"""
    transactionIds: NotRequired[list[str]]
    """Those alone, by id or UETR; all that it would refuse where none is named"""
    after: NotRequired[float]
    """Where the last part ended, for the next one"""


class TakenDonationsDto(TypedDict):
    recorded: float


class TakenOverDto(TypedDict):
    payments: float
    """Completed payments that the version would refuse, within this part"""
    findings: float
    """One for each of them and each rule of the Shariah that objects"""
    recorded: float
    """How many are new in the register"""
    next: float | None
    """Where the next part begins; null: none is left"""


class ThresholdsByCurrencyDto(TypedDict):
    AED: ThresholdsDto
    QAR: ThresholdsDto


class ThresholdsDto(TypedDict):
    transfer: str
    """A transfer needs an identified sender"""
    large: str
    """Payments need a source of funds"""
    purpose: str
    """A payment should say what it is for"""
    evidence: str
    """A stated source of funds needs its evidence"""
    unverifiedDay: str
    """What somebody not identified pays in a day is looked at"""
    unverifiedMonth: str
    """What somebody not identified pays in a month is looked at"""
    pattern: str
    """What a day comes to is looked at for speed, collecting and spreading"""


class TimelineEntryDto(TypedDict):
    action: str
    status: str | None
    """The status it led to"""
    subStatus: str | None
    actor: str | None
    """null for the system"""
    actorRole: Role | None
    details: dict[str, Any]
    requestId: str | None
    createdAt: str


class TransactionDetailDto(TypedDict):
    id: str
    transactionId: str
    """The same id as people read it"""
    uetr: str
    """Its UETR, by which other institutions know it: the one it came with, else of its id"""
    type: TransactionType
    network: Network
    amount: str
    fee: str
    """Of the whole amount; when less is released, what is released pays its own fee"""
    currency: Currency
    status: TransactionStatus
    subStatus: TransactionSubStatus | None
    rejectedBy: Rejecter | None
    """Who refused it: the rules, an officer after a review, or an approver; null unless it is
    rejected
    """
    complianceScore: float | None
    """null when nothing was judged"""
    shariahCompliant: bool | None
    fromAddress: str | None
    """null when the issuer pays"""
    toAddress: str | None
    """null when the issuer is paid"""
    payerName: str | None
    """The owner of the wallet that pays, whom both sides are told; null when the issuer pays"""
    memo: str | None
    purposeCode: str | None
    """The purpose as a central bank codes it"""
    reference: str | None
    """The payer’s own reference"""
    counterpartyName: str | None
    """The payee’s name as the payer gave it"""
    counterpartyCountry: str | None
    """Where the payee is, as the payer gave it"""
    metadata: dict[str, Any] | None
    """What the payer’s programs keep with it; null for the payee’s side"""
    isMemoSealed: bool
    """Whether it has a memo that only its payee and compliance can read"""
    createdAt: str
    completedAt: str | None
    initiatedBy: str
    """Who sent it"""
    initiatedById: str
    expiresAt: str | None
    """When waiting ends; null for one that never waits"""
    quorum: float | None
    """How many must approve; null: nobody must"""
    approvalsGiven: float
    """How many have approved so far"""
    batchId: str | None
    """The batch it was sent with"""
    postings: list[PostedDto]
    """In their order; empty until something is posted"""
    sealedMemo: SealedMemoDto | None
    """For the payee to open with the key of the wallet"""
    originator: PaymentPartyDto | None
    """The payer as the payment describes it; for its own side alone, like the payee below"""
    beneficiary: PaymentPartyDto | None
    mayOpenMemo: bool
    """Whether you may open its sealed memo as compliance"""


class TransactionDto(TypedDict):
    id: str
    transactionId: str
    """The same id as people read it"""
    uetr: str
    """Its UETR, by which other institutions know it: the one it came with, else of its id"""
    type: TransactionType
    network: Network
    amount: str
    fee: str
    """Of the whole amount; when less is released, what is released pays its own fee"""
    currency: Currency
    status: TransactionStatus
    subStatus: TransactionSubStatus | None
    rejectedBy: Rejecter | None
    """Who refused it: the rules, an officer after a review, or an approver; null unless it is
    rejected
    """
    complianceScore: float | None
    """null when nothing was judged"""
    shariahCompliant: bool | None
    fromAddress: str | None
    """null when the issuer pays"""
    toAddress: str | None
    """null when the issuer is paid"""
    payerName: str | None
    """The owner of the wallet that pays, whom both sides are told; null when the issuer pays"""
    memo: str | None
    purposeCode: str | None
    """The purpose as a central bank codes it"""
    reference: str | None
    """The payer’s own reference"""
    counterpartyName: str | None
    """The payee’s name as the payer gave it"""
    counterpartyCountry: str | None
    """Where the payee is, as the payer gave it"""
    metadata: dict[str, Any] | None
    """What the payer’s programs keep with it; null for the payee’s side"""
    isMemoSealed: bool
    """Whether it has a memo that only its payee and compliance can read"""
    createdAt: str
    completedAt: str | None
    initiatedBy: str
    """Who sent it"""
    initiatedById: str
    expiresAt: str | None
    """When waiting ends; null for one that never waits"""
    quorum: float | None
    """How many must approve; null: nobody must"""
    approvalsGiven: float
    """How many have approved so far"""
    batchId: str | None
    """The batch it was sent with"""


class TransactionLifeDto(TypedDict):
    id: str
    transactionId: str
    """The same id as people read it"""
    uetr: str
    """Its UETR, by which other institutions know it: the one it came with, else of its id"""
    type: TransactionType
    network: Network
    amount: str
    fee: str
    """Of the whole amount; when less is released, what is released pays its own fee"""
    currency: Currency
    status: TransactionStatus
    subStatus: TransactionSubStatus | None
    rejectedBy: Rejecter | None
    """Who refused it: the rules, an officer after a review, or an approver; null unless it is
    rejected
    """
    complianceScore: float | None
    """null when nothing was judged"""
    shariahCompliant: bool | None
    fromAddress: str | None
    """null when the issuer pays"""
    toAddress: str | None
    """null when the issuer is paid"""
    payerName: str | None
    """The owner of the wallet that pays, whom both sides are told; null when the issuer pays"""
    memo: str | None
    purposeCode: str | None
    """The purpose as a central bank codes it"""
    reference: str | None
    """The payer’s own reference"""
    counterpartyName: str | None
    """The payee’s name as the payer gave it"""
    counterpartyCountry: str | None
    """Where the payee is, as the payer gave it"""
    metadata: dict[str, Any] | None
    """What the payer’s programs keep with it; null for the payee’s side"""
    isMemoSealed: bool
    """Whether it has a memo that only its payee and compliance can read"""
    createdAt: str
    completedAt: str | None
    initiatedBy: str
    """Who sent it"""
    initiatedById: str
    expiresAt: str | None
    """When waiting ends; null for one that never waits"""
    quorum: float | None
    """How many must approve; null: nobody must"""
    approvalsGiven: float
    """How many have approved so far"""
    batchId: str | None
    """The batch it was sent with"""
    postings: list[PostedDto]
    """In their order; empty until something is posted"""
    sealedMemo: SealedMemoDto | None
    """For the payee to open with the key of the wallet"""
    originator: PaymentPartyDto | None
    """The payer as the payment describes it; for its own side alone, like the payee below"""
    beneficiary: PaymentPartyDto | None
    mayOpenMemo: bool
    """Whether you may open its sealed memo as compliance"""
    terms: PaymentTermsDto
    released: str
    """Released to the payee so far"""
    held: str
    """Still set aside for it"""
    hold: HoldDto | None
    """null for a payment that never waited"""
    approvals: list[ApprovalDto]
    timeline: list[TimelineEntryDto]
    """Oldest first"""
    actions: list[TransactionAction]
    """What you may do now"""
    reversedBy: str | None
    """The transaction that took this one back"""
    reverses: str | None
    """The transaction this one takes back"""
    recall: RecallState | None
    """How the newest recall of it stands; null: nobody asked to have it back"""


TrialChangeDto = TypedDict("TrialChangeDto", {
    "position": "float",
    "transactionId": "str",
    "from": "VerdictAction",
    "to": "VerdictAction",
    "rules": "list[str]",
    "amount": "str",
    "currency": "Currency",
    "memo": "str | None",
})


TrialCountDto = TypedDict("TrialCountDto", {
    "from": "VerdictAction",
    "to": "VerdictAction",
    "currency": "Currency",
    "count": "float",
    "amount": "str",
})


class TrialDto(TypedDict):
    days: float
    examined: float
    isPartial: bool
    """True when there were more payments than are tried at once"""
    changes: list[TrialCountDto]
    ranBy: str
    ranAt: str


class TurnDto(TypedDict):
    action: ContractAction
    by: list[TurnPartyDto]
    consent: PartyRole | None
    missing: list[str]
    """What must be on record first, by code"""
    leadsOn: bool
    """Whether it leads to the next stage"""


class TurnPartyDto(TypedDict):
    role: PartyRole
    position: float
    name: str
    isYours: bool
    """Whether the caller acts for it"""


class TypeFiguresDto(TypedDict):
    transactions: float
    compliant: float
    """Let through by the rules"""
    flagged: float
    """Held for an officer"""
    rejected: float
    """Refused by the rules"""
    averageScore: float | None
    """Mean score; null without any"""
    type: str


class UnreadDto(TypedDict):
    unread: float


class UnreadTermDto(TypedDict):
    path: str
    """Where it stands among the terms"""
    value: str
    """Its value, in short"""


class UpdateReportScheduleDto(TypedDict):
    paused: bool
    """A paused schedule asks for nothing, and catches nothing up later"""


class UserDto(TypedDict):
    id: str
    username: str
    name: str
    email: str
    role: Role
    bank: BankDto | None
    identityNumber: str | None
    """The document they were identified by"""
    state: UserState
    deactivatedAt: str | None
    lockedUntil: str | None
    """Until when somebody who guessed their password is kept waiting"""
    lastSignInAt: str | None
    codeExpiresAt: str | None
    """Until when the code that was given out may be used"""
    hasFactor: bool
    """Whether they have a second factor"""
    isComplianceOfficer: bool
    """Whether they look after suspicious-transaction reports"""
    createdAt: str


class UserWithCodeDto(TypedDict):
    user: UserDto
    passwordCode: str
    """Good once, at `/choose-password#` of the console or for `POST /api/auth/password/choose`"""
    expiresAt: str


class VerdictDto(TypedDict):
    principles: PrinciplesDto
    ribaCheck: bool
    """Whether the principle passes; false where it needs review as well"""
    ghararCheck: bool
    """Gharar and maysir together"""
    halalCheck: bool
    kycCheck: bool
    score: float
    action: VerdictAction
    shariahCompliant: bool
    findings: list[FindingDto]
    """What the rules have to say against it"""
    recommendations: list[str]
    fatwaValidation: str
    profile: str
    """With the number of a bank’s own version behind a plus sign"""
    opinions: NotRequired[list[FollowedOpinionDto]]
    """The opinions that were followed where schools differ and it made a difference; absent where
    none did
    """
    rulesetVersion: str


class VerificationDto(TypedDict):
    transaction_id: str
    status: TransactionStatus
    block_height: float | None
    block_hash: str | None
    """Hexadecimal"""
    confirmation_time: float | None
    """Seconds from sending to sealing"""
    sealed_at: str | None
    record_verification: RecordState | None
    """Whether the rows of the books (terms, verdict, entries, hold, approvals) are those that the
    newest sealed event commits to; null until it is sealed
    """
    compliance_verification: ComplianceVerificationDto | None


class VerifyFactorDto(TypedDict):
    code: NotRequired[str]
    """Six digits, or a recovery code"""
    passkey: NotRequired[PasskeyAnswerDto]
    """Instead of a code"""
    challenge: NotRequired[str]
    """What the passkey signed"""


class ViewDto(TypedDict):
    screen: ViewScreen
    name: str
    query: str
    """The filters as query parameters; empty for everything"""
    isDefault: bool
    """Whether the list opens like this"""
    id: str
    changedAt: str


class VolumeByCurrencyDto(TypedDict):
    AED: str
    QAR: str


class WaitDto(TypedDict):
    reason: ContractWaitReason
    """consent: of others; turn: of a party; parties: to be named; due_day: nothing is due before;
    payment: what fell due was not collected; ended: for nothing
    """
    consents: list[LackingConsentDto]
    parties: list[TurnPartyDto]
    day: str | None
    """The day of what falls due next"""
    code: str | None
    """Why a payment was not made"""


class WaitingStepDto(TypedDict):
    action: ContractAction
    consents: list[ConsentDto]
    requestedBy: str
    requestedAt: str
    input: dict[str, Any]


class WalletBalanceDto(TypedDict):
    address: str
    balance: str
    """What is, or was, posted"""
    available: str | None
    """null of a moment: what was held then is not kept"""
    held: str | None
    """null of a moment"""
    network: Network
    currency: Currency
    at: str | None
    """The moment; null for now"""
    entries: str
    """By how many entries: the number of the last; 0 while there is none"""


class WalletDto(TypedDict):
    id: str
    network: Network
    currency: Currency
    address: str
    """EIP-55 checksummed"""
    iban: str
    """In electronic form, without blanks; it never changes"""
    label: str
    balance: str
    """What is posted"""
    available: str
    """Posted less held"""
    held: str
    """Set aside for pending transactions"""
    isSandbox: bool
    isFrozen: bool
    isBankSuspended: bool
    """Whether its bank is suspended, so that it neither pays nor receives"""
    transactionLimit: str | None
    """The most one transaction may send"""
    dailyLimit: str | None
    """The most a day (UTC) may send"""
    sentToday: str
    """Sent today (UTC), held payments included; not what came back without having left"""
    ownerId: str
    ownerName: str
    bankId: str
    bankName: str
    createdAt: str


class WalletFlowDto(TypedDict):
    direction: FlowDirection
    account: AccountKind
    address: str | None
    """null for a network’s own account"""
    label: str
    """Its label within your reach; else the owner who paid, or what you call whom you paid, or its
    address
    """
    isWithinReach: bool
    """Whether the wallet is within your reach"""
    amount: str
    transactions: float
    """In how many transactions"""
    lastAt: str


class WalletFlowRestDto(TypedDict):
    direction: FlowDirection
    accounts: float
    """How many other accounts"""
    amount: str
    transactions: float


class WalletFlowsDto(TypedDict):
    address: str
    label: str
    network: Network
    currency: Currency
    flows: list[WalletFlowDto]
    """The largest 20 of each direction, largest first"""
    rest: list[WalletFlowRestDto]
    """Of each direction, if more took part in it"""
    isWhole: bool
    """false when only the wallet’s newest 100000 movements were added up"""


class WalletHistoryLineDto(TypedDict):
    seq: str
    """The entry’s number in this wallet"""
    transactionId: str
    uetr: str
    type: str
    direction: Direction
    kind: str
    """Why the money moved: principal, fee, issue"""
    amount: str
    """Signed: negative when paid"""
    balanceAfter: str
    counterpartyAddress: str | None
    """null for a network’s own account"""
    counterpartyLabel: str
    """The label of a wallet within your reach; of another the owner who paid, or what you call the
    payee, or else its address; or a network’s own account
    """
    memo: str | None
    isMemoSealed: bool
    """Whether it has a memo that only its payee and compliance can read"""
    purposeCode: str | None
    """The purpose as a central bank codes it"""
    reference: str | None
    """The payer’s own reference"""
    counterpartyName: str | None
    """The payee’s name as the payer gave it"""
    counterpartyCountry: str | None
    """Where the payee is, as the payer gave it"""
    metadata: dict[str, Any] | None
    """What the payer’s programs keep with it; for what was paid alone"""
    originator: PaymentPartyDto | None
    """The payer as the payment describes it; for what was paid alone, like the payee below"""
    beneficiary: PaymentPartyDto | None
    createdAt: str


class WalletNameDto(TypedDict):
    address: str
    """As it was given"""
    name: str
    source: WalletNameSource
    """The owner of a wallet within your reach, or what your beneficiary is called"""


WalletStatementDto = TypedDict("WalletStatementDto", {
    "wallet": "StatementWalletDto",
    "opening": "str",
    "in": "str",
    "out": "str",
    "fees": "str",
    "closing": "str",
    "lastNumberBefore": "str",
    "movements": "list[StatementMovementDto]",
})


class WebhookDto(TypedDict):
    id: str
    url: str
    description: str
    types: list[str]
    """Empty for all"""
    state: WebhookState
    disabledBecause: WebhookDisabledBecause | None
    """owner: you disabled it; gone: the receiver answered 410; failing: nothing was delivered for
    a day
    """
    disabledAt: str | None
    failingSince: str | None
    """null while the last try succeeded"""
    previousSecretUntil: str | None
    """Until then two secrets sign"""
    createdAt: str


class WebhookWithSecretDto(TypedDict):
    id: str
    url: str
    description: str
    types: list[str]
    """Empty for all"""
    state: WebhookState
    disabledBecause: WebhookDisabledBecause | None
    """owner: you disabled it; gone: the receiver answered 410; failing: nothing was delivered for
    a day
    """
    disabledAt: str | None
    failingSince: str | None
    """null while the last try succeeded"""
    previousSecretUntil: str | None
    """Until then two secrets sign"""
    createdAt: str
    secret: str
    """Shown now and never again"""


class WhyDto(TypedDict):
    principles: PrinciplesDto
    ribaCheck: bool
    """Whether the principle passes; false where it needs review as well"""
    ghararCheck: bool
    """Gharar and maysir together"""
    halalCheck: bool
    kycCheck: bool
    score: float
    action: VerdictAction
    shariahCompliant: bool
    findings: list[FindingDto]
    """What the rules have to say against it"""
    recommendations: list[str]
    fatwaValidation: str
    profile: str
    """With the number of a bank’s own version behind a plus sign"""
    opinions: NotRequired[list[FollowedOpinionDto]]
    """The opinions that were followed where schools differ and it made a difference; absent where
    none did
    """
    rulesetVersion: str
    facts: dict[str, Any]
    """Exactly what was judged"""
    recomputedIdentical: bool | None
    """Whether judging the facts again gives the same bytes; null when the verdict was made by a
    version of the rules (`rulesetVersion`) that this release no longer carries: it stands as it
    was stored
    """
    evaluatedAt: str


class WithdrawCharityDto(TypedDict):
    reason: str


class WitnessDto(TypedDict):
    name: str
    state: WitnessState
    """How the last question ended. waiting: there was no answer yet, or another process is ahead;
    cosigned: it countersigned; unreachable: no answer, or one of a server that fails; refused:
    it does not know the log or its key; mistaken: what it answered is no cosignature of its
    key; conflict: it saw a larger or a different log, which stays until it countersigns again
    """
    conflict: WitnessConflict | None
    """larger: it saw more events than the log holds; different: the log did not grow from what it
    saw
    """
    conflictSize: float | None
    """How many events it saw, if larger; else how many the log held that it refused"""
    conflictSince: str | None
    httpStatus: float | None
    """How it answered, if not rightly"""
    askedAt: str | None
    cosignedSize: float | None
    """How many events the newest head holds that it countersigned"""
    cosignedAt: str | None
    """By its own clock"""
    cosignedAgeSeconds: float | None
    checkpoint: str | None
    """That head with the signature of the log and the cosignature (C2SP tlog-checkpoint,
    tlog-cosignature)
    """


class WitnessedLogDto(TypedDict):
    origin: str
    vkey: str
    """The key by which its heads are signed (C2SP signed-note)"""


class WitnessesDto(TypedDict):
    log: WitnessedLogDto | None
    """null where the log has no name for witnesses"""
    witnesses: list[WitnessDto]
    asWitness: OwnWitnessDto | None
    """null where no log is witnessed"""


class WorkDoneDto(TypedDict):
    work: str
    pieces: float
    firstAt: str
    lastAt: str


class WorkingPaperDto(TypedDict):
    id: str
    position: float
    """The position of the payment in the sample"""
    version: float
    """The highest one holds; earlier ones stay"""
    lookedAt: str
    outcome: PaperOutcome
    note: str
    writtenBy: str
    writtenAt: str
    attachments: list[PaperAttachmentDto]


class WriteCommentDto(TypedDict):
    text: str


class WritePaperDto(TypedDict):
    position: float
    """The position of the payment in the sample"""
    lookedAt: str
    outcome: PaperOutcome
    note: str


class ZakatAdvanceDto(TypedDict):
    kind: ZakatAdvanceKind
    """set_aside: the 2.5 per cent that were set aside with a payment"""
    transactionId: str
    currency: Currency
    amount: str
    counts: bool
    """Whether the opinion followed takes it for this year"""


class ZakatAmountsDto(TypedDict):
    AED: str
    QAR: str


class ZakatAssessmentDto(TypedDict):
    id: str
    owner: ZakatOwnerDto
    opinions: ZakatOpinionsDto
    hawl: HawlDto
    moment: str
    """The moment of which balances were read"""
    issuedAt: str
    nisab: list[NisabDto]
    lines: list[ZakatLineDto]
    base: ZakatAmountsDto
    isReached: bool
    due: ZakatAmountsDto
    advances: list[ZakatAdvanceDto]
    advance: ZakatAmountsDto
    """What was paid ahead and counts"""
    sealed: ZakatSealDto
    correction: ZakatCorrectionDto | None
    """What it supersedes; null: the first of its year"""
    digest: str
    """SHA-256 of the certificate as JSON"""
    payments: list[ZakatPaymentDto]
    paid: ZakatAmountsDto
    """Completed payments, and what was set aside and counts"""
    open: ZakatAmountsDto
    """What is still to be paid"""
    supersededBy: str | None
    """The assessment that took its place, for which is paid from then on; null: it holds"""


class ZakatAutoSplitDto(TypedDict):
    enabled: bool
    percentage: float
    mode: NotRequired[ZakatMode]
    """from_amount: the payee receives the amount less the zakat; on_top: the payer pays both"""
    zakatAmount: NotRequired[str]
    """What the payer was told would be set aside; a payment that would set another sum aside is
    refused
    """


class ZakatCorrectionDto(TypedDict):
    supersedes: str
    """The assessment that holds no more"""
    reason: str


class ZakatDayDto(TypedDict):
    day: str
    hijri: str
    """By the calendar of Umm al-Qura: year, month and day"""


class ZakatLineDto(TypedDict):
    source: ZakatLineSource
    """declared: the owner says so, and nobody here looked at it"""
    kind: ZakatLineKind
    label: str
    currency: Currency
    effect: ZakatLineEffect
    because: ZakatLineReason
    amount: str
    trace: ZakatTraceDto


class ZakatOpinionsDto(TypedDict):
    school: ZakatSchool
    profile: ZakatProfileDto | None
    """That names the school; null: you chose it"""
    calendar: ZakatCalendar
    method: ZakatMethod
    nisabBase: Metal
    dips: ZakatDips
    """Whether a day below nisab ends the year, or only its two ends are looked at"""
    advance: ZakatAdvanceOpinion
    """How early may be paid"""
    debts: ZakatDebtOpinion
    receivables: ZakatReceivableOpinion
    rate: str
    """Per cent: 2.5 by the lunar year, 2.577 by solar books"""


class ZakatOwnerDto(TypedDict):
    id: str
    name: str


ZakatPaymentDto = TypedDict("ZakatPaymentDto", {
    "transactionId": "str",
    "status": "str",
    "currency": "Currency",
    "amount": "str",
    "recipient": "str",
    "class": "ZakatClass",
    "paidAt": "str",
})


class ZakatPositionDto(TypedDict):
    isFollowed: bool
    """Whether you asked to be reminded; else the usual opinions are shown"""
    opinions: ZakatOpinionsDto
    today: ZakatDayDto
    missingPrice: MissingPriceDto | None
    nisab: list[NisabDto]
    """Of both metals; none where the price is missing"""
    lines: list[ZakatLineDto]
    base: ZakatAmountsDto | None
    """null: a price is missing"""
    isReached: bool | None
    """Whether all together comes to nisab"""
    estimate: ZakatAmountsDto | None
    """What would be due if the year were over today"""
    open: list[HawlDto]
    """Years that are over and not assessed yet"""
    running: HawlDto | None
    brokenOn: str | None
    """The last day that ended a year early"""
    unknownOn: str | None
    """The last day that nobody can judge because it has no price: no year is told from before it"""
    advances: list[ZakatAdvanceDto]
    """Paid ahead since the year began"""


class ZakatProfileDto(TypedDict):
    bank: str | None
    """null: you are of no bank"""
    name: str
    version: float | None
    """null: the bank has decided on none"""


ZakatRecipientDto = TypedDict("ZakatRecipientDto", {
    "id": "str",
    "class": "ZakatClass",
    "name": "str",
    "address": "str",
    "network": "Network",
    "state": "ZakatRecipientState",
    "basis": "str",
    "addedBy": "str",
    "addedAt": "str",
    "decidedBy": "str | None",
    "decidedAt": "str | None",
    "decisionReason": "str | None",
    "removedAt": "str | None",
    "mayDecide": "bool",
})


class ZakatSealDto(TypedDict):
    height: str
    root: str
    """Of the tree over the whole log"""
    hash: str
    balancesRoot: str | None
    """Of the tree over what every account holds"""
    sealedAt: str


class ZakatTraceDto(TypedDict):
    walletId: NotRequired[str]
    address: NotRequired[str]
    entry: NotRequired[str]
    """The number of the last entry that was read; 0: none"""
    eventId: NotRequired[str | None]
    """The event that tells of it"""
    height: NotRequired[str | None]
    """The block that sealed that"""
    held: NotRequired[str]
    """Of it, held for payments that wait"""
    contractId: NotRequired[str]
    dues: NotRequired[list[float]]
