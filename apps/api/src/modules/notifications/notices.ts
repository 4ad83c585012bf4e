import type { Hearer, Occurrence } from '../events/events.queries.ts';
import { heardBy, standingOf } from '../events/events.queries.ts';

export const NOTICE_KINDS = [
  'payment_received', 'payment_sent', 'payment_refused', 'payment_ended', 'approval_asked', 'review_opened',
  'review_assigned',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that one person, or every officer of a bank but one, is to be told. */
export interface Notice {
  kind: NoticeKind;
  occurrence: Occurrence;
  data: Record<string, unknown>;
  userId: string | null;
  officersOf: string | null;
  /** Whoever did it needs no telling. */
  except: string | null;
}

type Addressee = Pick<Notice, 'userId' | 'officersOf' | 'except'>;

const person = (userId: string): Addressee => ({ userId, officersOf: null, except: null });
const officers = (bankId: string, except: string): Addressee => ({ userId: null, officersOf: bankId, except });

const WAITING: Readonly<Record<string, NoticeKind>> = {
  awaiting_approval: 'approval_asked', in_review: 'review_opened',
};
const ENDED: ReadonlySet<string> = new Set(['transaction.cancelled', 'transaction.refunded', 'transaction.reversed']);

/** What is to be said to whom of an occurrence; of a payment nobody is told what they may not hear. */
export const noticesOf = (occurrence: Occurrence): Notice[] => {
  if (occurrence.type === 'review.assigned') return assignmentsOf(occurrence);
  if (occurrence.resource !== 'transaction' || occurrence.payment === null) return [];
  return [...paymentNotices(occurrence, occurrence.payment), ...stageNotices(occurrence, occurrence.payment)];
};

const paymentNotices = (occurrence: Occurrence, payment: NonNullable<Occurrence['payment']>): Notice[] => {
  const { type, actor, owner: { ownerId: payer } } = occurrence;
  const { ownerId: payee } = payment.payee;
  const isPaid = type === 'transaction.completed';
  const byAnother = payer !== null && payer !== actor.ownerId;
  return [
    ...(isPaid && payee !== null && payee !== payment.initiatedBy
      ? tell('payment_received', occurrence, person(payee), customer(payee)) : []),
    ...(isPaid && byAnother ? tell('payment_sent', occurrence, person(payer), customer(payer)) : []),
    ...(type === 'transaction.rejected' && payer !== null
      ? tell('payment_refused', occurrence, person(payer), customer(payer)) : []),
    ...(ENDED.has(type) && byAnother ? tell('payment_ended', occurrence, person(payer), customer(payer)) : []),
  ];
};

// A payment that reaches a stage asks for officers once; each approval on the way changes nothing about that.
const stageNotices = (occurrence: Occurrence, payment: NonNullable<Occurrence['payment']>): Notice[] => {
  const { subStatus } = standingOf(occurrence);
  const { bankId } = occurrence.owner;
  const kind = WAITING[subStatus ?? ''];
  if (kind === undefined || bankId === null || occurrence.details['previousSubStatus'] === subStatus) return [];
  const officer: Hearer = { userId: '', role: 'bank', bankId };
  return tell(kind, occurrence, officers(bankId, payment.initiatedBy), officer);
};

const assignmentsOf = (occurrence: Occurrence): Notice[] => {
  const officerId = occurrence.details['to'];
  if (typeof officerId !== 'string' || officerId === occurrence.actor.ownerId) return [];
  return tell('review_assigned', occurrence, person(officerId), { userId: officerId, role: 'admin', bankId: null });
};

const customer = (userId: string): Hearer => ({ userId, role: 'user', bankId: null });

const tell = (kind: NoticeKind, occurrence: Occurrence, to: Addressee, hearer: Hearer): Notice[] => {
  const heard = heardBy(hearer, occurrence);
  return heard ? [{ kind, occurrence, data: heard.data, ...to }] : [];
};
