import type { ProgrammableLogicDto, ZakatMode } from '@connect/sdk';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { normaliseAmount } from '../money/amount.ts';

/** How many officers approve, and how long a payment waits, when nothing else is said; the API has the same. */
export const usualQuorum = 2;
export const usualExpiryHours = 72;

export const mostApprovers = 9;
const mostExpiryHours = 8760;
const hoursIn = { hours: 1, days: 24 } as const;

/** In what the time a payment waits is counted. */
export type ExpiryUnit = keyof typeof hoursIn;

export const expiryUnits = Object.keys(hoursIn) as readonly ExpiryUnit[];

/** What payments do beside moving money, as a person fills it in. */
export class TermsForm {
  zakatSplit = false;
  zakatMode: ZakatMode = 'from_amount';
  escrow = false;
  multiSig = false;
  quorum = String(usualQuorum);
  expiry = '3';
  expiryUnit: ExpiryUnit = 'days';
}

/** Whether payments wait for somebody, so that their waiting needs an end. */
export const canExpire = ({ escrow, multiSig }: Pick<TermsForm, 'escrow' | 'multiSig'>) => escrow || multiSig;

/** How many hours a payment may wait; null when that cannot be read or is out of bounds. */
export function expiryHoursOf({ expiry, expiryUnit }: Pick<TermsForm, 'expiry' | 'expiryUnit'>): number | null {
  const count = normaliseAmount(expiry);
  if (!count?.endsWith('.00')) return null;
  const hours = Number(count) * hoursIn[expiryUnit];
  return hours >= 1 && hours <= mostExpiryHours ? hours : null;
}

/** A time that a payment may wait. */
export const IsExpiry = (options: ValidationOptions) => ValidateBy({
  name: 'isExpiry',
  validator: { validate: (_, context) => expiryHoursOf(context?.object as TermsForm) !== null },
}, options);

/** The programmable logic of terms, without what stays as usual; undefined when they ask for none. */
export function logicOf(terms: TermsForm): ProgrammableLogicDto | undefined {
  const quorum = Number(terms.quorum);
  const hours = canExpire(terms) ? expiryHoursOf(terms) : null;
  const logic: ProgrammableLogicDto = {
    ...(terms.zakatSplit && {
      zakatAutoSplit: { enabled: true, percentage: 2.5, ...(terms.zakatMode === 'on_top' && { mode: 'on_top' }) },
    }),
    ...(terms.escrow && { escrowEnabled: true }),
    ...(terms.multiSig && { multiSigRequired: true, ...(quorum !== usualQuorum && { quorum }) }),
    ...(hours !== null && hours !== usualExpiryHours && { expiresInHours: hours }),
  };
  return Object.keys(logic).length > 0 ? logic : undefined;
}
