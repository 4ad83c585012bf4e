import type { Principal } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import type { TransactionStatus, TransactionSubStatus, TransactionType } from '../transactions/public.ts';
import type { EventDto } from './event.dto.ts';

/** Whoever hears of events: a person as they stand now. */
export type Hearer = Pick<Principal, 'userId' | 'role' | 'bankId'>;

/** A person and a bank that an event is about. */
export interface Side { ownerId: string | null; bankId: string | null }

/** The payment an event is about, with what was agreed and is told to both sides. */
export interface ToldPayment {
  id: string;
  type: TransactionType;
  network: Network;
  currency: Currency;
  amountMinor: bigint;
  from: string | null;
  to: string | null;
  initiatedBy: string;
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
  wallet: { address: string; network: Network } | null;
  payment: ToldPayment | null;
  /** Whoever takes part in the contract that the event is about, and who made it. */
  parties: readonly Side[];
}

/** Decides who hears of an occurrence about one kind of thing, and in which words. */
type Telling = (occurrence: Occurrence, hearer: Hearer) => Pick<EventDto, 'type' | 'data'> | null;

const actsFor = (hearer: Hearer, { ownerId, bankId }: Side): boolean =>
  hearer.role === 'admin' || hearer.userId === ownerId
  || (hearer.role === 'bank' && hearer.bankId !== null && hearer.bankId === bankId);

const isOfficerFor = (hearer: Hearer, side: Side): boolean => hearer.role !== 'user' && actsFor(hearer, side);

/** Where a payment stands. */
interface Standing { status: TransactionStatus; subStatus: TransactionSubStatus | null }

/** Where a payment stood once this had happened. */
export const standingOf = ({ details }: Occurrence): Standing => ({
  status: (details['status'] ?? details['previousStatus']) as TransactionStatus,
  subStatus: (details['subStatus'] ?? null) as TransactionSubStatus | null,
});

const paymentData = (occurrence: Occurrence, payment: ToldPayment): EventDto['data'] => ({
  transactionId: toTransactionId(payment.id),
  transactionType: payment.type,
  network: payment.network,
  amount: formatMinor(payment.amountMinor),
  currency: payment.currency,
  from: payment.from,
  to: payment.to,
  ...standingOf(occurrence),
  ...(occurrence.details['rejectedBy'] === undefined ? {} : { rejectedBy: occurrence.details['rejectedBy'] }),
});

// The payee's side never learns of a review: of a payment that left one it hears as if it had just been sent.
const tellPayment: Telling = (occurrence, hearer) => {
  const { payment, type, details } = occurrence;
  if (payment === null) return null;
  const told = { type, data: paymentData(occurrence, payment) };
  if (actsFor(hearer, occurrence.owner)) return told;
  if (!actsFor(hearer, payment.payee) || payment.isWithheld || details['subStatus'] === 'in_review') return null;
  const { status } = standingOf(occurrence);
  return { ...told, type: details['previousSubStatus'] === 'in_review' ? `transaction.${status}` : type };
};

const tellReview: Telling = ({ type, details, owner, payment }, hearer) =>
  payment !== null && isOfficerFor(hearer, owner)
    ? { type, data: { transactionId: toTransactionId(payment.id), officerId: details['to'] ?? null } }
    : null;

const tellWallet: Telling = ({ type, owner, wallet }, hearer) =>
  wallet !== null && actsFor(hearer, owner) ? { type, data: { ...wallet } } : null;

const tellBatch: Telling = ({ type, owner, details }, hearer) =>
  actsFor(hearer, owner) ? { type, data: { state: details['state'] } } : null;

const tellWebhook: Telling = ({ type, owner, details }, hearer) =>
  hearer.userId === owner.ownerId ? { type, data: { url: details['url'], because: details['because'] } } : null;

const tellReport: Telling = ({ type, details: { ownerId, bankId, type: reportType } }, hearer) =>
  typeof ownerId === 'string' && actsFor(hearer, { ownerId, bankId: typeof bankId === 'string' ? bankId : null })
    ? { type, data: { reportType } } : null;

const tellList: Telling = ({ type, details }, hearer) =>
  hearer.role === 'user' ? null : { type, data: details };

// Nobody but officers hears of a screening: whom it is about must not learn of it from the bank.
const tellCase: Telling = ({ type, details }, hearer) => {
  const { partyKind, name, entryId, entryName, strength, freezes, customerId, bankIds } = details;
  if (hearer.role === 'user' || hearer.userId === customerId) return null;
  const isTheirs = Array.isArray(bankIds) && bankIds.includes(hearer.bankId);
  return hearer.role === 'admin' || isTheirs
    ? { type, data: { partyKind, name, entryId, entryName, strength, freezes } } : null;
};

// Every side hears of each step and where the contract stands; with what evidence is read in the contract itself.
const tellContract: Telling = ({ type, details, actor, parties }, hearer) => {
  if (![actor, ...parties].some((side) => actsFor(hearer, side))) return null;
  const { contractId, reference, previousState, state, step, payments } = details;
  return { type, data: {
    contractId, reference, state, ...(previousState === undefined ? {} : { previousState }),
    ...(step === undefined ? {} : { step }), ...(payments === undefined ? {} : { payments }),
  } };
};

const tellRuleset: Telling = ({ type, resourceId }, hearer) =>
  hearer.role === 'user' ? null : { type, data: { version: resourceId } };

const tellSupport: Telling = ({ type, owner, details: { number, kind, state, isFromStaff } }, hearer) =>
  hearer.role === 'admin' || hearer.userId === owner.ownerId
    ? { type, data: { number, kind, state, isFromStaff } } : null;

// What breaks one may be anybody's, and is told in the audit log alone.
const tellInvariant: Telling = ({ type, resourceId, details: { number } }, hearer) =>
  hearer.role === 'admin' ? { type, data: { name: resourceId, number } } : null;

// What is known of a customer is read in the file alone. What officers propose of somebody is not told to them.
const tellCustomer: Telling = ({ type, owner, actor, details: { version } }, hearer) => {
  const isTold = type !== 'customer.change_proposed' || actor.ownerId === owner.ownerId;
  const told = { type, data: version === undefined ? {} : { version } };
  return isOfficerFor(hearer, owner) || (isTold && hearer.userId === owner.ownerId) ? told : null;
};

// What nobody decided otherwise is heard by those who may read of it in the audit log.
const tellAudited: Telling = ({ type, actor, details }, hearer) =>
  actsFor(hearer, actor) ? { type, data: details } : null;

const TELLINGS: Readonly<Record<string, Telling>> = {
  transaction: tellPayment, review: tellReview, wallet: tellWallet, batch: tellBatch, ruleset: tellRuleset,
  webhook: tellWebhook, screening_list: tellList, support_request: tellSupport, contract: tellContract,
  invariant: tellInvariant, customer: tellCustomer, screening_case: tellCase,
};

// Whose report it is, is known once it ends; before, those hear of it who may read of it in the audit log.
const tellingOf = ({ resource, details }: Occurrence): Telling =>
  (resource === 'report' && 'ownerId' in details ? tellReport : TELLINGS[resource] ?? tellAudited);

/** What one person hears of an occurrence; null when it is not for them. */
export const heardBy = (hearer: Hearer, occurrence: Occurrence): EventDto | null => {
  const told = tellingOf(occurrence)(occurrence, hearer);
  return told && {
    id: String(occurrence.position),
    type: told.type,
    resource: occurrence.resource,
    resourceId: occurrence.resourceId,
    data: told.data,
    createdAt: occurrence.createdAt.toISOString(),
  };
};
