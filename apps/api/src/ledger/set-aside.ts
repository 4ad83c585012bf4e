import { Refusal } from '../platform/http/problems/refusal.ts';
import type { AccountBook } from './account-book.ts';

/**
 * Why money may not move between some accounts; null when it may. I27: where tainted income is set aside nothing comes
 * and goes but by purification, which does not ask here.
 */
export const setAsideAmong = (book: AccountBook, accountIds: readonly string[]): Refusal | null =>
  (accountIds.some((id) => book.account(id).isSetAside) ? new Refusal(422, 'SET_ASIDE',
    'Tainted income is set aside in this wallet. It comes, and goes to approved charities, by purification alone.')
    : null);
