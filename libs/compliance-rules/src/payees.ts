import type { HistoryItem, PaymentFacts } from './facts/payment.ts';
import { foldText } from './text/normalise.ts';

const named = (name: string | undefined): string => foldText(name ?? '').trim();

/** The names under which the history may speak of the payee. */
export function payeesOf({ to, counterpartyName, history = [] }: PaymentFacts): readonly string[] {
  const told = [to, counterpartyName].filter((name) => name !== undefined && name.trim() !== '');
  if (told.length > 0) return told as string[];
  // An unnamed payment continues a history in which nobody else was ever paid.
  const paid = history.filter(isOutgoing).map((item) => item.to).filter((payee) => payee !== undefined);
  return new Set(paid.map(named)).size === 1 ? paid.slice(0, 1) : [];
}

/** A test of whether the history means the payee of a payment by a name. */
export function isPayeeOf(facts: PaymentFacts): (name: string | undefined) => boolean {
  if ((facts.history ?? []).length === 0) return () => false;
  const payees = new Set(payeesOf(facts).map(named));
  return (name) => payees.has(named(name));
}

/** What the sender paid; transfers between others tell where money went, not what the sender did. */
export function isOutgoing({ direction, from }: HistoryItem): boolean {
  return direction === 'out' || (direction === undefined && from === undefined);
}
