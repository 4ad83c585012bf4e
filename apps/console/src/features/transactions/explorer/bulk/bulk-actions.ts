import type { Currency, TransactionDto } from '@connect/sdk';
import type { Role } from '../../../../api/session.slice.ts';
import { fromMinor, toMinor } from '../../../../parts/money/amount.ts';

/** What can be done with several payments together: nothing that needs a reason or an amount of its own. */
export const bulkActions = ['approve', 'reject', 'release', 'cancel'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Whether a payment stands where a step could be taken by somebody of a role; whether by this person, the API says. */
export function fits(action: BulkAction, { subStatus, type }: TransactionDto, role: Role): boolean {
  switch (action) {
    case 'approve':
    case 'reject':
      return subStatus === 'awaiting_approval' && role !== 'user';
    case 'release':
      return subStatus === 'in_escrow' && type !== 'contract';
    case 'cancel':
      return subStatus === 'awaiting_approval';
  }
}

/** What payments come to in each currency, exactly. */
export function totalsOf(payments: readonly TransactionDto[]): { currency: Currency; amount: string }[] {
  const sums = new Map<Currency, bigint>();
  for (const { currency, amount } of payments) {
    sums.set(currency, (sums.get(currency) ?? 0n) + toMinor(amount));
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: fromMinor(sum) }));
}
