import type { Invariant } from '../../ledger/invariants.ts';
import { RECORD_KINDS, untoldSql, wrongBalancesSql } from '../blocks/records.queries.ts';

const ids = (query: string): string => `select concat_ws(' ', nullif(resource, 'account'), resource_id) as id
  from (${query}) found`;

/** What the books must be for the sealed log to vouch for them. */
export const LOG_INVARIANTS: readonly Invariant[] = [
  {
    name: 'balances_as_told', number: null, scope: 'account',
    sentence: 'Accounts hold what their newest entry and their open holds say, and no network lacks one of its own.',
    find: (within) => ids(wrongBalancesSql(within)),
  },
  {
    name: 'all_told', number: null, scope: 'ordinal',
    sentence: 'Events tell of all that is in the books.',
    find: () => Object.keys(RECORD_KINDS).map((kind) => ids(`(${untoldSql(kind, 'true')})`)).join(' union all '),
    // In the order of their numbers, for in any other one all payments would be looked through for the newest.
    findInPart: (within) => ids(untoldSql('transaction', within('t.ordinal'), 'ordinal')),
  },
  {
    name: 'witnesses_agree', number: null, scope: 'small',
    sentence: 'No witness of the log has seen a larger or a different one.',
    find: () => `select concat_ws(' ', split_part(vkey, '+', 1), conflict, conflict_size) as id from witness
      where conflict is not null`,
  },
];
