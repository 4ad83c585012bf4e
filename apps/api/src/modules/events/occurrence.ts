import { isStaff, type Principal } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import type {
  PaymentMetadata, TransactionStatus, TransactionSubStatus, TransactionType,
} from '../transactions/public.ts';
import type { EventDto } from './event.dto.ts';

/** Whoever hears of events: a person as they stand now. */
export type Subscriber = Pick<Principal, 'userId' | 'role' | 'bankId'>;

/** A person and a bank that an event is about. */
export interface Side { ownerId: string | null; bankId: string | null }

/** The payment an event is about, with what was agreed and is told to both sides. */
export interface PaymentOfEvent {
  id: string;
  uetr: string;
  type: TransactionType;
  network: Network;
  currency: Currency;
  amountMinor: bigint;
  from: string | null;
  to: string | null;
  initiatedBy: string;
  /** What the payer says of it; null where nothing is said. */
  said: { reference: string | null; purposeCode: string | null; counterpartyName: string | null };
  /** What the payer's programs keep with it, for the payer's side alone. */
  metadata: PaymentMetadata | null;
  payee: Side;
  /** Whether the payee's side is told nothing of it. */
  isWithheld: boolean;
}

/** Something that happened, at its place among all that subscribers hear of, and those it concerns. */
export interface Occurrence {
  position: number;
  type: string;
  resource: string;
  resourceId: string | null;
  createdAt: Date;
  actor: Side;
  details: Record<string, unknown>;
  /** The customer, or the owner of the wallet that pays, or of what else the event is about. */
  owner: Side;
  wallet: { address: string; iban: string; network: Network } | null;
  payment: PaymentOfEvent | null;
  /** Whoever takes part in the contract that the event is about, and who made it. */
  parties: readonly Side[];
}

/** Decides who hears of an occurrence about one kind of thing, and in which words. */
type Describe = (occurrence: Occurrence, subscriber: Subscriber) => Pick<EventDto, 'type' | 'data'> | null;

const actsFor = (subscriber: Subscriber, { ownerId, bankId }: Side): boolean =>
  subscriber.role === 'admin' || subscriber.userId === ownerId
  || (subscriber.role === 'bank' && subscriber.bankId !== null && subscriber.bankId === bankId);

const isOfficerFor = (subscriber: Subscriber, side: Side): boolean =>
  isStaff(subscriber.role) && actsFor(subscriber, side);

/** Where a payment stands. */
interface PaymentState { status: TransactionStatus; subStatus: TransactionSubStatus | null }

/** Where a payment stood once this had happened. */
export const paymentStateOf = ({ details }: Occurrence): PaymentState => ({
  status: (details['status'] ?? details['previousStatus']) as TransactionStatus,
  subStatus: (details['subStatus'] ?? null) as TransactionSubStatus | null,
});

const paymentData = (occurrence: Occurrence, payment: PaymentOfEvent): EventDto['data'] => ({
  transactionId: toTransactionId(payment.id),
  uetr: payment.uetr,
  transactionType: payment.type,
  network: payment.network,
  amount: formatMinor(payment.amountMinor),
  currency: payment.currency,
  from: payment.from,
  to: payment.to,
  ...paymentStateOf(occurrence),
  ...Object.fromEntries(Object.entries(payment.said).filter(([, value]) => value !== null)),
  ...(occurrence.details['rejectedBy'] === undefined ? {} : { rejectedBy: occurrence.details['rejectedBy'] }),
});

// The payee's side never learns of a review: of a payment that left one it hears as if it had just been sent.
const describePayment: Describe = (occurrence, subscriber) => {
  const { payment, type, details } = occurrence;
  if (payment === null) return null;
  const description = { type, data: paymentData(occurrence, payment) };
  if (actsFor(subscriber, occurrence.owner)) {
    const { metadata } = payment;
    return metadata === null ? description : { ...description, data: { ...description.data, metadata } };
  }
  if (!actsFor(subscriber, payment.payee) || payment.isWithheld || details['subStatus'] === 'in_review') return null;
  const { status } = paymentStateOf(occurrence);
  return { ...description, type: details['previousSubStatus'] === 'in_review' ? `transaction.${status}` : type };
};

const describeReview: Describe = ({ type, details, owner, payment }, subscriber) =>
  payment !== null && isOfficerFor(subscriber, owner)
    ? { type, data: { transactionId: toTransactionId(payment.id), officerId: details['to'] ?? null } }
    : null;

const describeWallet: Describe = ({ type, owner, wallet }, subscriber) =>
  wallet !== null && actsFor(subscriber, owner) ? { type, data: { ...wallet } } : null;

const describeBatch: Describe = ({ type, owner, details }, subscriber) =>
  actsFor(subscriber, owner) ? { type, data: { state: details['state'] } } : null;

const describeWebhook: Describe = ({ type, owner, details }, subscriber) =>
  subscriber.userId === owner.ownerId ? { type, data: { url: details['url'], because: details['because'] } } : null;

const describeReport: Describe = ({ type, details: { ownerId, bankId, type: reportType } }, subscriber) =>
  typeof ownerId === 'string' && actsFor(subscriber, { ownerId, bankId: typeof bankId === 'string' ? bankId : null })
    ? { type, data: { reportType } } : null;

const describeList: Describe = ({ type, details }, subscriber) =>
  isStaff(subscriber.role) ? { type, data: details } : null;

// Nobody but officers hears of a screening: whom it is about must not learn of it from the bank.
const describeCase: Describe = ({ type, details }, subscriber) => {
  const { partyKind, name, entryId, entryName, strength, freezes, customerId, bankIds } = details;
  if (!isStaff(subscriber.role) || subscriber.userId === customerId) return null;
  const isTheirs = Array.isArray(bankIds) && bankIds.includes(subscriber.bankId);
  return subscriber.role === 'admin' || isTheirs
    ? { type, data: { partyKind, name, entryId, entryName, strength, freezes } } : null;
};

// Every side hears of each step and where the contract stands; with what evidence is read in the contract itself.
const describeContract: Describe = ({ type, details, actor, parties }, subscriber) => {
  if (![actor, ...parties].some((side) => actsFor(subscriber, side))) return null;
  const { contractId, reference, previousState, state, step, payments } = details;
  return { type, data: {
    contractId, reference, state, ...(previousState === undefined ? {} : { previousState }),
    ...(step === undefined ? {} : { step }), ...(payments === undefined ? {} : { payments }),
  } };
};

const describeRuleset: Describe = ({ type, resourceId }, subscriber) =>
  subscriber.role === 'user' ? null : { type, data: { version: resourceId } };

const describeSupport: Describe = ({ type, owner, details: { number, kind, state, isFromStaff } }, subscriber) =>
  subscriber.role === 'admin' || subscriber.userId === owner.ownerId
    ? { type, data: { number, kind, state, isFromStaff } } : null;

// What breaks one may be anybody's, and is told in the audit log alone.
const describeInvariant: Describe = ({ type, resourceId, details: { number } }, subscriber) =>
  subscriber.role === 'admin' ? { type, data: { name: resourceId, number } } : null;

// What is known of a customer is read in the file alone. What officers propose of somebody is not told to them.
const describeCustomer: Describe = ({ type, owner, actor, details: { version } }, subscriber) => {
  const mayKnow = type !== 'customer.change_proposed' || actor.ownerId === owner.ownerId;
  const description = { type, data: version === undefined ? {} : { version } };
  return isOfficerFor(subscriber, owner) || (mayKnow && subscriber.userId === owner.ownerId) ? description : null;
};

// A bank's own concerns its officers, a customer's the customer as well.
const describeBeneficiary: Describe = ({ type, details }, subscriber) => {
  const { bankId, customerId, name, address, status, usableAt } = details;
  const side = {
    ownerId: typeof customerId === 'string' ? customerId : null, bankId: typeof bankId === 'string' ? bankId : null,
  };
  return actsFor(subscriber, side) ? { type, data: {
    name, address, status, ...(usableAt === undefined ? {} : { usableAt }),
  } } : null;
};

const describePolicy: Describe = ({ type, details }, subscriber) => {
  const { bankId, version } = details;
  const side = { ownerId: null, bankId: typeof bankId === 'string' ? bankId : null };
  return isOfficerFor(subscriber, side) ? { type, data: { version } } : null;
};

// Both sides of the payment hear of each step; who they are, and their words, are read in the recall itself.
const describeRecall: Describe = ({ type, details }, subscriber) => {
  const { payer, payee, requestedBy: _, ...told } = details;
  return [payer, payee].some((side) => actsFor(subscriber, side as Side)) ? { type, data: told } : null;
};

// What somebody owns is theirs to know: not their bank hears of it, nor an administrator.
const describeZakat: Describe = ({ type, details: { ownerId, dueOn } }, subscriber) =>
  (subscriber.userId === ownerId ? { type, data: dueOn === undefined ? {} : { dueOn } } : null);

const describeRegister: Describe = ({ type, details }, subscriber) =>
  (subscriber.role === 'admin' ? { type, data: details } : null);

// The register is read by those of the bank who may, and by nobody whom an event concerns.
const describeNonCompliance: Describe = ({ type, details }, subscriber) => {
  const { bankId, ownerId, ...rest } = details;
  const isTheirs = subscriber.role !== 'user' && subscriber.bankId !== null && subscriber.bankId === bankId;
  return subscriber.role === 'admin' || isTheirs ? { type, data: rest } : null;
};

// What a board resolves its bank's people read, and what the network's does everybody who reads resolutions.
const describeResolution: Describe = ({ type, details }, subscriber) => {
  const { bankId, reference, version, binds } = details;
  const mayRead = subscriber.role !== 'user'
    && (subscriber.role === 'admin' || bankId === null || subscriber.bankId === bankId);
  const data = { reference, version, binds };
  return mayRead
    ? { type, data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) } : null;
};

// Whose message it was, a bank's officers or one person, and administrators.
const describeMessage: Describe = ({ type, owner, details }, subscriber) => {
  const { messageId, definition, sha256, payments, total, problems, number } = details;
  const data = { messageId, definition, sha256, payments, total, problems, number };
  return actsFor(subscriber, owner)
    ? { type, data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) } : null;
};

// What nobody decided otherwise is heard by those who may read of it in the audit log.
const describeAudited: Describe = ({ type, actor, details }, subscriber) =>
  actsFor(subscriber, actor) ? { type, data: details } : null;

const DESCRIBERS: Readonly<Record<string, Describe>> = {
  transaction: describePayment, review: describeReview, wallet: describeWallet, batch: describeBatch,
  ruleset: describeRuleset, webhook: describeWebhook, screening_list: describeList,
  support_request: describeSupport, contract: describeContract,
  invariant: describeInvariant, customer: describeCustomer, screening_case: describeCase,
  iso_message: describeMessage,
  beneficiary: describeBeneficiary, beneficiary_policy: describePolicy, bank_profile: describePolicy,
  recall: describeRecall, resolution: describeResolution,
  zakat_setting: describeZakat, zakat_assessment: describeZakat, zakat_payment: describeZakat,
  metal_price: describeRegister, zakat_recipient: describeRegister,
  noncompliance: describeNonCompliance, tainted_income: describeNonCompliance, purification: describeNonCompliance,
};

// Whose report it is, is known once it ends; before, those hear of it who may read of it in the audit log.
const describerOf = ({ resource, details }: Occurrence): Describe =>
  (resource === 'report' && 'ownerId' in details ? describeReport : DESCRIBERS[resource] ?? describeAudited);

/** What one person hears of an occurrence; null when it is not for them. */
export const visibleTo = (subscriber: Subscriber, occurrence: Occurrence): EventDto | null => {
  const description = describerOf(occurrence)(occurrence, subscriber);
  return description && {
    id: String(occurrence.position),
    type: description.type,
    resource: occurrence.resource,
    resourceId: occurrence.resourceId,
    data: description.data,
    createdAt: occurrence.createdAt.toISOString(),
  };
};
