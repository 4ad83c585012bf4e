import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import { CustomersQueries } from '../customers/customers.queries.ts';
import type { CustomerLineDto } from '../customers/public.ts';
import type { ReviewRow } from '../reviews/public.ts';
import { IS_VISIBLE_CASE } from '../reviews/reviews.queries.ts';
import type { CasePartyDto, CaseSumDto, EarlierCaseDto } from './case-evidence.dto.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_CASES = 50;

interface SumRow {
  days: CaseSumDto['days'];
  currency: Currency;
  paid: string;
  paid_minor: string;
  received: string;
  received_minor: string;
}

interface WalletRow {
  name: string;
  address: string;
  network: Network;
  bank: string;
  is_frozen: boolean;
  created_at: Date;
}

interface EarlierRow extends Omit<EarlierCaseDto, 'transactionId' | 'amount' | 'openedAt' | 'endedAt'> {
  id: string;
  amount_minor: string;
  opened_at: Date;
  ended_at: Date | null;
}

// Sums are kept by the hour for a day and by the day for ninety; each window begins where its time does, or earlier.
const WINDOWS = `(values (1, 'hour', $3::timestamptz), (7, 'day', $4), (30, 'day', $5), (90, 'day', $6))
  as w (days, span, since)`;

const OF_PERSON = `
  select w.days, s.currency, sum(s.paid) as paid, sum(s.paid_minor) as paid_minor, sum(s.received) as received,
         sum(s.received_minor) as received_minor
  from ${WINDOWS} join payment_sum s on s.owner_id = $1 and s.span = w.span and s.starts_at >= w.since
  where $2::uuid is null group by 1, 2 order by 1, 2`;

const OF_PAIR = `
  select w.days, s.currency, coalesce(sum(s.paid) filter (where s.payer_id = $1), 0) as paid,
         coalesce(sum(s.paid_minor) filter (where s.payer_id = $1), 0) as paid_minor,
         coalesce(sum(s.paid) filter (where s.payer_id = $2), 0) as received,
         coalesce(sum(s.paid_minor) filter (where s.payer_id = $2), 0) as received_minor
  from ${WINDOWS} join payment_pair s on s.starts_at >= w.since
    and ((s.payer_id = $1 and s.payee_id = $2) or (s.payer_id = $2 and s.payee_id = $1))
  group by 1, 2 order by 1, 2`;

const EARLIER = `
  select c.transaction_id as id, t.amount_minor, t.currency, c.state, c.decision, c.opened_at, c.ended_at,
         array(select found ->> 'ruleId' from json_array_elements(v.result -> 'findings') found
               where found ->> 'severity' <> 'advise') as rules,
         array(select distinct e ->> 'text' from json_array_elements(v.result -> 'findings') found
               cross join json_array_elements(found -> 'evidence') e
               where e ->> 'field' = 'watchlist') as entries,
         array_remove(array[case when $4 in (f.owner_id, p.owner_id) then 'payer' end,
                            case when $5 in (f.owner_id, p.owner_id) then 'payee' end], null) as sides
  from review_case c
  join transaction t on t.id = c.transaction_id
  join verdict v on v.transaction_id = c.transaction_id
  join wallet f on f.id = t.from_wallet_id
  join wallet p on p.id = t.to_wallet_id
  where ${IS_VISIBLE_CASE} and c.transaction_id <> $3
    and (f.owner_id in ($4, $5) or p.owner_id in ($4, $5))
  order by c.ordinal desc limit ${MOST_CASES}`;

/** Reads who the parties of a case are, what they pay and receive, and in which other cases they were. */
@Injectable()
export class CaseHistory {
  constructor(private readonly customers: CustomersQueries, private readonly clock: Clock) {}

  /** One side of a payment, with as much of the customer as the officer may see. */
  async party(tx: Tx, actor: Actor, side: 'payer' | 'payee', review: ReviewRow): Promise<CasePartyDto> {
    const [walletId, ownerId] = side === 'payer'
      ? [review.from_wallet_id, review.payer_id] : [review.to_wallet_id, review.payee_id];
    const wallet = await row<WalletRow>(tx, `
      select u.name, w.address, w.network, b.name as bank, a.is_frozen, w.created_at
      from wallet w join app_user u on u.id = w.owner_id join bank b on b.id = w.bank_id join account a on a.id = w.id
      where w.id = $1`, [walletId]);
    const customer = await this.customer(tx, actor, ownerId);
    return {
      name: wallet.name, address: wallet.address, network: wallet.network, bank: wallet.bank,
      isFrozen: wallet.is_frozen, openedAt: new Date(wallet.created_at).toISOString(), customer,
      // The payer's sums are what the bank's own rules count; those of a stranger are told to nobody.
      sums: side === 'payee' && customer === null ? null : await this.sums(tx, OF_PERSON, ownerId, null),
    };
  }

  /** What one party paid the other, and got back. */
  pair(tx: Tx, { payer_id: payerId, payee_id: payeeId }: ReviewRow): Promise<CaseSumDto[]> {
    return this.sums(tx, OF_PAIR, payerId, payeeId);
  }

  /** Other cases of either party within the officer's reach. */
  async earlier(tx: Tx, actor: Actor, { id, payer_id, payee_id }: ReviewRow): Promise<EarlierCaseDto[]> {
    const found = await rows<EarlierRow>(tx, EARLIER, [actor.role, actor.bankId, id, payer_id, payee_id]);
    return found.map(({ id: other, amount_minor, opened_at, ended_at, ...rest }) => ({
      ...rest,
      transactionId: toTransactionId(other),
      amount: formatMinor(BigInt(amount_minor)),
      openedAt: new Date(opened_at).toISOString(),
      endedAt: ended_at === null ? null : new Date(ended_at).toISOString(),
    }));
  }

  private async customer(tx: Tx, actor: Actor, id: string): Promise<CustomerLineDto | null> {
    const [found] = await this.customers.lines(tx, actor, [id]);
    return found ?? null;
  }

  private async sums(tx: Tx, statement: string, ownerId: string, otherId: string | null): Promise<CaseSumDto[]> {
    const now = this.clock.now().getTime();
    const [hour, day] = [Math.floor(now / HOUR_MS) * HOUR_MS, Math.floor(now / DAY_MS) * DAY_MS];
    const found = await rows<SumRow>(tx, statement, [
      ownerId, otherId, ...[hour - DAY_MS, day - 7 * DAY_MS, day - 30 * DAY_MS, day - 90 * DAY_MS]
        .map((since) => new Date(since)),
    ]);
    return found.map((sum) => ({
      days: sum.days, currency: sum.currency,
      paid: Number(sum.paid), paidAmount: formatMinor(BigInt(sum.paid_minor)),
      received: Number(sum.received), receivedAmount: formatMinor(BigInt(sum.received_minor)),
    }));
  }
}
