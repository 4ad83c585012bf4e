import { Injectable } from '@nestjs/common';
import { column, row, rows, type Tx } from '../../../platform/database/sql.ts';
import type { AccountMove, Opening } from './balances.ts';

/** Which postings of a transaction an event tells of, and the block that holds the event. */
export interface Claim {
  transaction: string;
  first: number;
  count: number;
  height: number;
}

/** What a block did to an account. */
export interface BlockMove extends AccountMove {
  height: number;
}

/** An account that was given a place by a block. */
export interface Place extends Opening {
  position: number;
  height: number;
}

/** What is read of an event to know what it did to balances. */
interface BalanceEvent {
  action: string;
  resource: string;
  resource_id: string | null;
  details: Record<string, unknown>;
}

/** What sealed events tell of entries and of openings of accounts. */
export interface BalanceChanges {
  claims: Claim[];
  openings: { account: string; height: number }[];
}

interface StateRow {
  account: string;
  currency: string;
  posted: string;
  sequence: string;
}

const openingOf = ({ account, currency, posted, sequence }: StateRow): Opening =>
  ({ account, currency, postedMinor: BigInt(posted), sequence: BigInt(sequence) });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What numbers the postings of a transaction is no larger (smallint). */
const MOST_POSTINGS = 32_767;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_POSTINGS;

/** The postings that an event tells of; none for most. */
export const claimsOf = ({ resource, resource_id: transaction, details }: BalanceEvent, height: number): Claim[] => {
  const { postings, firstPosting = 0 } = details;
  return resource === 'transaction' && transaction !== null && UUID.test(transaction) && isCount(postings)
    && isCount(firstPosting) ? [{ transaction, first: firstPosting, count: postings, height }] : [];
};

/** The account whose opening an event tells of; null for most. */
export const openedBy = ({ action, resource, resource_id: account }: BalanceEvent): string | null =>
  (action === 'wallet_create' && resource === 'wallet' && account !== null && UUID.test(account) ? account : null);

// One text for all of them: a row for each costs both sides as much as everything else that is done with it.
const toMove = (text: string): BlockMove => {
  const [height, account = '', entries, minor = '', first = '', last = '', left = ''] = text.split(' ');
  return {
    height: Number(height), account, entries: Number(entries), movedMinor: BigInt(minor), first: BigInt(first),
    last: BigInt(last), leftMinor: BigInt(left),
  };
};

/** Reads what blocks did to accounts. */
@Injectable()
export class BalancesQueries {
  /** What the postings of some claims did to each account, block by block. */
  async moves(tx: Tx, claims: readonly Claim[]): Promise<BlockMove[]> {
    if (claims.length === 0) return [];
    const { told } = await row<{ told: string | null }>(tx, `
      with moved as (
        select c.height, e.account_id, count(*) as entries, sum(e.amount_minor) as minor,
               min(e.account_sequence) as first, max(array[e.account_sequence, e.balance_after_minor]) as newest
        from unnest($1::uuid[], $2::int[], $3::int[], $4::int[]) as c (id, first, count, height)
        cross join lateral (select * from entry e where e.transaction_id = c.id and e.posting >= c.first
                              and e.posting < c.first + c.count offset 0) e
        group by c.height, e.account_id)
      select string_agg(concat_ws(' ', height, account_id, entries, minor, first, newest[1], newest[2]), ','
                        order by height) as told from moved`,
      [column(claims.map((c) => c.transaction)), column(claims.map((c) => c.first)),
        column(claims.map((c) => c.count)), column(claims.map((c) => c.height))]);
    return told === null ? [] : told.split(',').map(toMove);
  }

  /** What events with leaves from one up to but without another tell of entries and of openings of accounts. */
  async changesBetween(tx: Tx, firstLeaf: number, endLeaf: number): Promise<BalanceChanges> {
    const found = await rows<BalanceEvent & { height: string }>(tx, `
      select e.action, e.resource, e.resource_id, e.details, l.height
      from block_leaf l cross join lateral (
        select * from audit_event e where e.id = l.event_id
          and (e.details ? 'postings' or e.action = 'wallet_create') offset 0) e
      where l.leaf_index >= $1 and l.leaf_index < $2
      order by l.leaf_index`, [firstLeaf, endLeaf]);
    return {
      claims: found.flatMap((event) => claimsOf(event, Number(event.height))),
      openings: found.flatMap((event) => {
        const account = openedBy(event);
        return account === null ? [] : [{ account, height: Number(event.height) }];
      }),
    };
  }

  /** What events claim that no block holds yet. */
  async unsealedClaims(tx: Tx): Promise<Claim[]> {
    const found = await rows<BalanceEvent>(tx, `
      select e.action, e.resource, e.resource_id, e.details
      from (select id from unsealed_event_ids() offset 0) u
      cross join lateral (select * from audit_event e where e.id = u.id and e.details ? 'postings' offset 0) e`);
    return found.flatMap((event) => claimsOf(event, 0));
  }

  /** Gives accounts their places with a block, in order; what is no account has none. Answers them. */
  async place(
    tx: Tx, accounts: readonly string[], { position, height }: { position: number; height: bigint },
  ): Promise<Opening[]> {
    if (accounts.length === 0) return [];
    const placed = await rows<{ position: string; account: string; currency: string }>(tx, `
      insert into account_place (position, account_id, currency, height)
      select $2 + row_number() over (order by o.n) - 1, a.id, a.currency, $3
      from unnest($1::uuid[]) with ordinality as o (id, n)
      cross join lateral (select id, currency from account where account.id = o.id offset 0) a order by o.n
      returning position, account_id as account, currency`, [column(accounts), position, height]);
    return placed.sort((one, other) => Number(one.position) - Number(other.position))
      .map(({ account, currency }) => ({ account, currency, postedMinor: 0n, sequence: 0n }));
  }

  /** The places that were given by blocks between two heights, both included. */
  async placesBetween(tx: Tx, from: number, to: number): Promise<Place[]> {
    const found = await rows<StateRow & { position: string; height: string }>(tx, `
      select position, account_id as account, currency, height, opening_minor as posted, opening_sequence as sequence
      from account_place where height >= $1 and height <= $2 order by position`, [from, to]);
    return found.map((place) =>
      ({ ...openingOf(place), position: Number(place.position), height: Number(place.height) }));
  }

  /** What accounts hold by their newest entries, in the order of their places, behind one of them. */
  async newest(tx: Tx, after: number, limit: number): Promise<Opening[]> {
    const found = await rows<StateRow>(tx, `
      select p.account_id as account, p.currency, coalesce(e.balance_after_minor, 0) as posted,
             coalesce(e.account_sequence, 0) as sequence
      from (select * from account_place where position > $1 order by position limit $2) p
      left join lateral (select balance_after_minor, account_sequence from entry where account_id = p.account_id
                         order by account_sequence desc limit 1) e on true order by p.position`, [after, limit]);
    return found.map(openingOf);
  }
}
