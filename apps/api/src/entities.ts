import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Account, Entry, Hold } from './ledger/account.entity.ts';
import { ApiKey } from './modules/api-keys/api-key.entity.ts';
import { BankSchema } from './modules/banks/bank.entity.ts';
import { LinkedIdentity, UsedSignInState } from './modules/auth/identities/linked-identity.entity.ts';
import { PasswordCode } from './modules/auth/passwords/password-code.entity.ts';
import { RefreshTokenSchema } from './modules/auth/sessions/refresh-token.entity.ts';
import { SessionSchema } from './modules/auth/sessions/session.entity.ts';
import { AttemptCounter, KnownDevice } from './modules/auth/sign-in/sign-in.entity.ts';
import { UserSchema } from './modules/users/user.entity.ts';
import { Batch } from './modules/batches/batch.entity.ts';
import { BatchRefusal } from './modules/batches/batch-refusal.entity.ts';
import { Beneficiary, BeneficiaryPolicy } from './modules/beneficiaries/beneficiary.entity.ts';
import {
  AccountPlace, Block, BlockLeaf, MerkleNode, SealedFinding, SealedHour, SealedTotal,
} from './modules/blocks/block.entity.ts';
import { CaseFile } from './modules/case-files/case-file.entity.ts';
import { ReviewComment, ReviewAttachment, ReviewClearance } from './modules/cases/case-note.entity.ts';
import { BankProfile } from './modules/compliance/profiles/bank-profile.entity.ts';
import { Ruleset, RulesetTrial, RulesetChange } from './modules/compliance/rulesets/ruleset.entity.ts';
import {
  Contract, ContractVersion, ContractParty, ContractDueItem, ContractStep, ContractPayment,
} from './modules/contracts/contract.entity.ts';
import { CrossBorderQuote } from './modules/cross-border/quote.entity.ts';
import { Customer, CustomerFileChange } from './modules/customers/customer.entity.ts';
import { DraftSchema } from './modules/drafts/draft.entity.ts';
import { EventConsumer, StreamTicket } from './modules/events/event-consumer.entity.ts';
import { Factor, FactorChallenge, FactorGuess, FactorProof, RecoveryCode } from './modules/factors/factor.entity.ts';
import { InvariantCheck, InvariantRound } from './modules/invariants/invariant.entity.ts';
import {
  IsoAnswer, IsoFailure, IsoInstruction, IsoInstructionRefusal, IsoMessage, IsoOpenPayment, IsoPayment,
} from './modules/iso20022/messages/iso-message.entity.ts';
import { IsoRecall } from './modules/iso20022/recalls/iso-recall.entity.ts';
import { IsoReturn } from './modules/iso20022/recalls/iso-return.entity.ts';
import { SigningKey } from './modules/keys/signing-key.entity.ts';
import { Approval } from './modules/lifecycle/approval.entity.ts';
import { ComplianceKey, WalletMemoKey } from './modules/memos/memo-key.entity.ts';
import {
  NonComplianceEvent, NonCompliancePayment, NonComplianceStep,
} from './modules/non-compliance/noncompliance.entity.ts';
import { Notification } from './modules/notifications/notification.entity.ts';
import { Passport } from './modules/passports/passport.entity.ts';
import {
  Board, BoardSeat, Resolution, ResolutionOpinion, ResolutionText, SeatKey,
} from './modules/boards/board.entity.ts';
import {
  Charity, Purification, PurificationAccount, TaintedEntry, TaintedIncome,
} from './modules/purification/purification.entity.ts';
import { Recall } from './modules/recalls/recall.entity.ts';
import { Report, ReportFile, ReportSchedule } from './modules/reports/report.entity.ts';
import { RequestLogEntry, RequestLogLoss } from './modules/request-log/request-log.entity.ts';
import {
  Rescreening, ScreeningDue, ScreeningCase, ScreeningOpinion,
} from './modules/rescreening/rescreening.entity.ts';
import { ReviewCase, ReviewOpinion } from './modules/reviews/review.entity.ts';
import {
  ScreeningList, ScreeningEntry, ScreeningName, ScreeningRevision, ScreeningClearance,
} from './modules/screening/screening.entity.ts';
import { SecondReading, SecondLook } from './modules/second-reader/second-reading.entity.ts';
import { ReviewItem, ReviewPlan, ReviewSample, SampledPayment } from './modules/shariah-reviews/review.entity.ts';
import { ShariahPack, ShariahPackFile } from './modules/shariah-pack/pack.entity.ts';
import {
  PaperAttachment, ReviewFinding, ReviewFindingStep, WorkingPaper,
} from './modules/shariah-reviews/papers/paper.entity.ts';
import { StatementFile } from './modules/statements/statement.entity.ts';
import { StatusSample } from './modules/status/status-sample.entity.ts';
import {
  StrReport, StrPayment, StrVersion, StrReportStep, StrSettingsVersion, StrSeal,
} from './modules/str/str.entity.ts';
import { SupportRequest, SupportMessage, SupportPresence } from './modules/support/support.entity.ts';
import { PaymentSum, PaymentPair } from './modules/transfers/facts/payment-sum.entity.ts';
import { TransactionSearch, TransactionStretch } from './modules/transactions/search/transaction-search.entity.ts';
import { Transaction, PaymentVerdict } from './modules/transactions/transaction.entity.ts';
import { SavedView, ListLook } from './modules/views/view.entity.ts';
import { Wallet } from './modules/wallets/wallet.entity.ts';
import { Webhook, WebhookDelivery, WebhookAttempt } from './modules/webhooks/webhook.entity.ts';
import { Witness, WitnessedLog } from './modules/witnesses/witness.entity.ts';
import { MetalPrice, MetalPriceVersion } from './modules/metal-prices/metal-price.entity.ts';
import {
  ZakatAssessment, ZakatCertificate, ZakatPayment, ZakatRecipient, ZakatSetting,
} from './modules/zakat/zakat.entity.ts';
import type { Columns } from './platform/database/tables.ts';
import { AuditEvent, EventPosition, EventRelay } from './platform/event.entity.ts';
import { IdempotencyKey, IdempotencyClaim } from './platform/idempotency.entity.ts';
import { Job } from './platform/jobs/job.entity.ts';
import { SandboxTime } from './platform/sandbox-clock.entity.ts';

/** Every table that Connect owns, as MikroORM maps it; `npm run check` compares them with the migrated schema. */
export const ENTITIES = [
  Account, Entry, Hold, ApiKey, BankSchema, LinkedIdentity, UsedSignInState, RefreshTokenSchema, SessionSchema,
  AttemptCounter, KnownDevice, PasswordCode, UserSchema, Batch, BatchRefusal, Beneficiary, BeneficiaryPolicy, Block,
  BlockLeaf, MerkleNode, SealedFinding, SealedHour, SealedTotal, AccountPlace, CaseFile, ReviewComment,
  ReviewAttachment, ReviewClearance, Ruleset, RulesetTrial, RulesetChange, BankProfile,
  Contract, ContractVersion, ContractParty, ContractDueItem, ContractStep, ContractPayment, CrossBorderQuote,
  Customer, CustomerFileChange, DraftSchema, EventConsumer, StreamTicket, Factor, FactorChallenge, FactorGuess,
  FactorProof, RecoveryCode, InvariantCheck, InvariantRound, IsoMessage, IsoInstruction, IsoInstructionRefusal,
  IsoPayment, IsoAnswer, IsoOpenPayment, IsoFailure, IsoRecall, IsoReturn, SigningKey, Approval, ComplianceKey,
  WalletMemoKey,
  Notification, Passport, Recall, Report, ReportFile, ReportSchedule, RequestLogEntry, RequestLogLoss, Rescreening,
  ScreeningDue,
  Board, BoardSeat, SeatKey, Resolution, ResolutionText, ResolutionOpinion,
  ScreeningCase, ScreeningOpinion, ReviewCase, ReviewOpinion, ScreeningList, ScreeningEntry, ScreeningName,
  ScreeningRevision, ScreeningClearance, SecondReading, SecondLook, StatementFile, StatusSample, StrReport, StrPayment,
  StrVersion, StrReportStep, StrSettingsVersion, StrSeal, SupportRequest, SupportMessage, SupportPresence, PaymentSum,
  PaymentPair, Transaction, PaymentVerdict, TransactionSearch, TransactionStretch, SavedView, ListLook, Wallet,
  Webhook, WebhookDelivery, WebhookAttempt, Witness, WitnessedLog, AuditEvent, EventPosition, EventRelay,
  IdempotencyKey, IdempotencyClaim, Job, SandboxTime, MetalPriceVersion, MetalPrice, ZakatRecipient, ZakatSetting,
  ZakatAssessment, ZakatCertificate, ZakatPayment,
  ReviewPlan, ReviewItem, ReviewSample, SampledPayment,
  WorkingPaper, PaperAttachment, ReviewFinding, ReviewFindingStep, ShariahPack, ShariahPackFile,
  NonComplianceEvent, NonCompliancePayment, NonComplianceStep, Charity, Purification, PurificationAccount, TaintedEntry,
  TaintedIncome,
];

type MappedTables = InferKyselyDB<(typeof ENTITIES)[number]>;
type AllTables = { [Name in keyof MappedTables]: Columns<MappedTables[Name]> };

declare module './platform/database/tables.ts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The tables are those of the entities.
  interface Tables extends AllTables {}
}
