import type { ProgrammableLogicDto, SendTransactionDto, TransactionSubStatus } from '@connect/sdk';
import { normaliseAmount } from '../../../ui/amount.ts';
import type { SendForm } from './send.form.ts';

/** How many officers approve, and how long a payment waits, when nothing else is said; the API has the same. */
export const usualQuorum = 2;
export const usualExpiryHours = 72;

export const mostApprovers = 9;
const mostExpiryHours = 8760;
const hoursIn = { hours: 1, days: 24 } as const;

/** In what the time a payment waits is counted. */
export type ExpiryUnit = keyof typeof hoursIn;

export const expiryUnits = Object.keys(hoursIn) as readonly ExpiryUnit[];

/** Whether zakat is set aside: it is asked for by its box, or it is what the transaction is for. */
export const setsZakatAside = ({ type, zakatSplit }: Pick<SendForm, 'type' | 'zakatSplit'>) =>
  type === 'zakat_split' || zakatSplit;

/** Whether the money waits in escrow: asked for by its box, or what the transaction is for. */
export const goesToEscrow = ({ type, escrow }: Pick<SendForm, 'type' | 'escrow'>) => type === 'escrow' || escrow;

/** Whether the payment waits for somebody, so that its waiting needs an end. */
export const canExpire = (form: Pick<SendForm, 'type' | 'escrow' | 'multiSig'>) => goesToEscrow(form) || form.multiSig;

/** How many hours the payment may wait; null when that cannot be read or is out of bounds. */
export function expiryHoursOf({ expiry, expiryUnit }: Pick<SendForm, 'expiry' | 'expiryUnit'>): number | null {
  const count = normaliseAmount(expiry);
  if (!count?.endsWith('.00')) return null;
  const hours = Number(count) * hoursIn[expiryUnit];
  return hours >= 1 && hours <= mostExpiryHours ? hours : null;
}

/** The programmable logic of a form, without what stays as usual; undefined when the form asks for none. */
export function programmableLogicOf(form: SendForm): ProgrammableLogicDto | undefined {
  const quorum = Number(form.quorum);
  const hours = canExpire(form) ? expiryHoursOf(form) : null;
  const logic: ProgrammableLogicDto = {
    ...(setsZakatAside(form) && {
      zakatAutoSplit: { enabled: true, percentage: 2.5, ...(form.zakatMode === 'on_top' && { mode: 'on_top' }) },
    }),
    ...(goesToEscrow(form) && { escrowEnabled: true }),
    ...(form.multiSig && { multiSigRequired: true, ...(quorum !== usualQuorum && { quorum }) }),
    ...(hours !== null && hours !== usualExpiryHours && { expiresInHours: hours }),
  };
  return Object.keys(logic).length > 0 ? logic : undefined;
}

const stages: readonly TransactionSubStatus[] = ['in_review', 'awaiting_approval', 'in_escrow'];

/** Where a transfer waits, one stage after the other, from the one the server names first; empty when it is paid. */
export function stagesAhead(first: TransactionSubStatus | null, transfer: SendTransactionDto): TransactionSubStatus[] {
  if (first === null) return [];
  const { multiSigRequired = false, escrowEnabled = false } = transfer.programmableLogic ?? {};
  const waits = { in_review: false, awaiting_approval: multiSigRequired, in_escrow: escrowEnabled };
  return [first, ...stages.slice(stages.indexOf(first) + 1).filter((stage) => waits[stage])];
}
