import { paymentStateOf, type Subscriber, type Occurrence } from '../events/public.ts';
import { GOVERNANCE_NOTICES } from './governance-notices.ts';
import {
  NOBODY, administrator, customer, desk, notify, officers, person, staff, type Notice, type NoticeKind,
} from './notice.ts';

const WAITING: Readonly<Record<string, NoticeKind>> = {
  awaiting_approval: 'approval_asked', in_review: 'review_opened',
};
const ENDED: ReadonlySet<string> = new Set(['transaction.cancelled', 'transaction.refunded', 'transaction.reversed']);

/** What is to be said to whom of an occurrence; of a payment nobody is told what they may not hear. */
export const noticesOf = (occurrence: Occurrence): Notice[] => {
  if (occurrence.type === 'review.assigned') return assignmentsOf(occurrence);
  const plain = PLAIN[occurrence.resource];
  if (plain) return plain(occurrence);
  if (occurrence.resource !== 'transaction' || occurrence.payment === null) return [];
  return [...paymentNotices(occurrence, occurrence.payment), ...stageNotices(occurrence, occurrence.payment)];
};

const paymentNotices = (occurrence: Occurrence, payment: NonNullable<Occurrence['payment']>): Notice[] => {
  const { type, actor, owner: { ownerId: payer } } = occurrence;
  const { ownerId: payee } = payment.payee;
  // What goes back to the issuer is nobody's payment.
  const isPaid = type === 'transaction.completed' && payment.type !== 'redeem';
  const byAnother = payer !== null && payer !== actor.ownerId;
  return [
    ...(isPaid && payee !== null && payee !== payment.initiatedBy
      ? notify('payment_received', occurrence, person(payee), customer(payee)) : []),
    ...(isPaid && byAnother ? notify('payment_sent', occurrence, person(payer), customer(payer)) : []),
    ...(type === 'transaction.rejected' && payer !== null
      ? notify('payment_refused', occurrence, person(payer), customer(payer)) : []),
    ...(ENDED.has(type) && byAnother ? notify('payment_ended', occurrence, person(payer), customer(payer)) : []),
  ];
};

// A payment that reaches a stage asks for officers once; each approval on the way changes nothing about that.
const stageNotices = (occurrence: Occurrence, payment: NonNullable<Occurrence['payment']>): Notice[] => {
  const { subStatus } = paymentStateOf(occurrence);
  const { bankId } = occurrence.owner;
  const kind = WAITING[subStatus ?? ''];
  if (kind === undefined || bankId === null || occurrence.details['previousSubStatus'] === subStatus) return [];
  const officer: Subscriber = { userId: '', role: 'bank', bankId };
  return notify(kind, occurrence, officers(bankId, payment.initiatedBy), officer);
};

const assignmentsOf = (occurrence: Occurrence): Notice[] => {
  const officerId = occurrence.details['to'];
  if (typeof officerId !== 'string' || officerId === occurrence.actor.ownerId) return [];
  return notify('review_assigned', occurrence, person(officerId), { userId: officerId, role: 'admin', bankId: null });
};

const REPORT_ENDS: Readonly<Record<string, NoticeKind>> = {
  'report.issued': 'report_ready', 'report.failed': 'report_failed',
};

const reportNotices = (occurrence: Occurrence): Notice[] => {
  const kind = REPORT_ENDS[occurrence.type];
  const { ownerId } = occurrence.details;
  if (kind === undefined || typeof ownerId !== 'string') return [];
  return notify(kind, occurrence, person(ownerId), { userId: ownerId, role: 'bank', bankId: null });
};

const LIST_NOTICES: Readonly<Record<string, NoticeKind>> = {
  'screening_list.stale': 'list_stale', 'screening_list.forced': 'list_forced',
};

// Whoever put a list in force against a warning is told as well, like every other officer: it may not have been them.
const listNotices = (occurrence: Occurrence): Notice[] => {
  const kind = LIST_NOTICES[occurrence.type];
  return kind === undefined ? [] : notify(kind, occurrence, staff, { userId: '', role: 'bank', bankId: null });
};

// Whoever changed it is told as well: it may have been somebody else at their console.
const accountNotices = (occurrence: Occurrence): Notice[] => {
  const { type, resourceId, actor: { ownerId } } = occurrence;
  // An administrator did it, to somebody else.
  if (type === 'user.factors_reset' && resourceId !== null) {
    return notify('factors_reset', occurrence, person(resourceId), { userId: resourceId, role: 'admin', bankId: null });
  }
  // By an administrator, or because one was opened too many.
  if (type === 'user.sessions_ended' && resourceId !== null) {
    return notify(
      'sessions_ended', occurrence, person(resourceId), { userId: resourceId, role: 'admin', bankId: null });
  }
  return type === 'user.password_changed' && ownerId !== null
    ? notify('password_changed', occurrence, person(ownerId), customer(ownerId)) : [];
};

const OWN_NOTICES: Readonly<Record<string, NoticeKind>> = {
  'factor.added': 'factor_added', 'factor.removed': 'factor_removed', 'factor.recovery_code_used': 'recovery_code_used',
  'identity.linked': 'identity_linked', 'identity.unlinked': 'identity_unlinked',
};

// Whoever did it is told as well, for the same reason.
const ownNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor: { ownerId } } = occurrence;
  const kind = OWN_NOTICES[type];
  return kind === undefined || ownerId === null ? [] : notify(kind, occurrence, person(ownerId), customer(ownerId));
};

// Each side is told what the other did; whoever looks after a request is told of it alone.
const supportNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor: { ownerId: actorId }, owner: { ownerId: requesterId }, details } = occurrence;
  const assigneeId = typeof details['assigneeId'] === 'string' ? details['assigneeId'] : null;
  const colleague: Subscriber = { userId: assigneeId ?? '', role: 'admin', bankId: null };
  if (type === 'support_request.assigned') {
    return assigneeId === null || assigneeId === actorId
      ? [] : notify('support_assigned', occurrence, person(assigneeId), colleague);
  }
  if (details['isFromStaff'] === true) {
    const kind = type === 'support_request.solved' ? 'support_solved' : 'support_answered';
    return requesterId === null ? [] : notify(kind, occurrence, person(requesterId), customer(requesterId));
  }
  if (type === 'support_request.solved') return [];
  return notify('support_asked', occurrence, assigneeId === null ? desk(actorId) : person(assigneeId), colleague);
};

const RUN_OUT: Readonly<Record<string, NoticeKind>> = {
  'customer.expiring': 'customer_expiring', 'customer.expired': 'customer_expired',
};

// The customer and the officers who have to see a new document; a proposal asks for a colleague of whoever made it.
const customerNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor, owner: { ownerId, bankId } } = occurrence;
  if (ownerId === null) return [];
  const officer: Subscriber = { userId: '', role: 'bank', bankId };
  const kind = RUN_OUT[type];
  if (kind !== undefined) {
    return [
      ...notify(kind, occurrence, person(ownerId), customer(ownerId)),
      ...(bankId === null ? [] : notify(kind, occurrence, officers(bankId, ownerId), officer)),
    ];
  }
  if (type === 'customer.change_proposed') {
    return bankId === null
      ? [] : notify('customer_change_asked', occurrence, officers(bankId, actor.ownerId ?? ownerId), officer);
  }
  return notify('customer_change_decided', occurrence, person(ownerId), customer(ownerId));
};

const CASE_NOTICES: ReadonlySet<string> = new Set(['screening_case.opened', 'screening_case.raised']);

// The officers who answer for the party, and administrators where no bank does; never whom it is about.
const caseNotices = (occurrence: Occurrence): Notice[] => {
  const { type, details: { bankIds, customerId } } = occurrence;
  if (!CASE_NOTICES.has(type) || !Array.isArray(bankIds)) return [];
  const about = typeof customerId === 'string' ? customerId : null;
  if (bankIds.length === 0) {
    return notify('screening_case', occurrence, desk(about), { userId: '', role: 'admin', bankId: null });
  }
  return bankIds.filter((bankId) => typeof bankId === 'string').flatMap((bankId) =>
    notify('screening_case', occurrence, officers(bankId, about ?? NOBODY), { userId: '', role: 'bank', bankId }));
};

// Whoever added a beneficiary asks the bank for a second person, and hears what that person decided.
const beneficiaryNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor, details: { bankId, addedBy, needsApproval } } = occurrence;
  if (typeof bankId !== 'string') return [];
  const officer: Subscriber = { userId: '', role: 'bank', bankId };
  if (type === 'beneficiary.added' && needsApproval === true) {
    return notify('beneficiary_asked', occurrence, officers(bankId, actor.ownerId ?? NOBODY), officer);
  }
  return typeof addedBy === 'string' && addedBy !== actor.ownerId
    ? notify('beneficiary_decided', occurrence, person(addedBy), officer) : [];
};

const payeePolicyNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor, details: { bankId } } = occurrence;
  if (type !== 'beneficiary_policy.proposed' || typeof bankId !== 'string') return [];
  return notify('beneficiary_policy_asked', occurrence, officers(bankId, actor.ownerId ?? NOBODY),
    { userId: '', role: 'bank', bankId });
};

// The payee and the officers of the payee's bank, who answer; then whoever asked, and the payer.
const recallNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor, details: { payer, payee, requestedBy } } = occurrence;
  const [from, to] = [payer, payee] as { ownerId: string; bankId: string }[];
  if (!from || !to || type === 'recall.cancelled') return [];
  if (type === 'recall.requested') {
    const officer: Subscriber = { userId: '', role: 'bank', bankId: to.bankId };
    const isColleague = actor.bankId === to.bankId;
    return [
      ...(to.ownerId === actor.ownerId
        ? [] : notify('recall_asked', occurrence, person(to.ownerId), customer(to.ownerId))),
      ...notify('recall_asked', occurrence, officers(to.bankId, isColleague ? actor.ownerId ?? NOBODY : to.ownerId),
        officer),
    ];
  }
  return [...new Set([String(requestedBy), from.ownerId])].filter((userId) => userId !== actor.ownerId)
    .flatMap((userId) => notify('recall_answered', occurrence, person(userId),
      { userId, role: 'bank', bankId: from.bankId }));
};

const MESSAGE_NOTICES: Readonly<Record<string, NoticeKind>> = {
  'iso_message.received': 'iso_message_received', 'iso_message.refused': 'iso_message_refused',
  'iso_message.answered': 'iso_message_answered',
};

// A program sends them, so the person whose key it has is told as well as the officers of the bank.
const messageNotices = (occurrence: Occurrence): Notice[] => {
  const { type, owner: { ownerId, bankId } } = occurrence;
  const kind = MESSAGE_NOTICES[type];
  if (kind === undefined || ownerId === null) return [];
  const officer: Subscriber = { userId: '', role: 'bank', bankId };
  return [
    ...notify(kind, occurrence, person(ownerId), customer(ownerId)),
    ...(bankId === null ? [] : notify(kind, occurrence, officers(bankId, ownerId), officer)),
  ];
};

const invariantNotices = (occurrence: Occurrence): Notice[] => notify(
  occurrence.type === 'invariant.broken' ? 'invariant_broken' : 'invariant_mended', occurrence, desk(null),
  administrator);

/** What is told of things that are no payments. */
const PLAIN: Readonly<Record<string, (occurrence: Occurrence) => Notice[]>> = {
  report: reportNotices, screening_list: listNotices, user: accountNotices, factor: ownNotices, identity: ownNotices,
  support_request: supportNotices, iso_message: messageNotices, invariant: invariantNotices, recall: recallNotices,
  customer: customerNotices, screening_case: caseNotices, beneficiary: beneficiaryNotices,
  beneficiary_policy: payeePolicyNotices, ...GOVERNANCE_NOTICES,
};
