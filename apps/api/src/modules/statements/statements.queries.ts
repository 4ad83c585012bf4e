import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column } from '../../platform/database/sql.ts';
import {
  bigint, boolean, characterOf, orNull, run, statement, text, textOf, timestamptz, uuid,
} from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import type { StatementPeriod } from './statement-period.ts';
import type { StatementMovementDto, WalletStatementDto } from './statement.dto.ts';

/** Of all wallets together: more are read page by page, as the history of a wallet. */
export const MOST_MOVEMENTS = 10_000;
/** Wallets of one document; whoever has more asks for each. */
export const MOST_WALLETS = 200;

const WITHIN_REACH = statement(`
  select w.id from wallet w
  where ($1::text = 'admin' or w.owner_id = $2::uuid or ($1 = 'bank' and w.bank_id = $3::uuid))
    and w.created_at < $4::timestamptz
  order by w.ordinal limit $5`, { id: uuid });

const BOUNDS = statement(`
  select w.id, w.address, w.network, a.currency, w.label, u.name as owner_name, b.name as bank_name, n.before,
         n.last, coalesce(o.balance_after_minor, 0) as opening_minor,
         coalesce(c.balance_after_minor, 0) as closing_minor
  from unnest($1::uuid[]) with ordinality as asked (id, place)
  join wallet w on w.id = asked.id
  join account a on a.id = w.id
  join app_user u on u.id = w.owner_id
  join bank b on b.id = w.bank_id
  cross join lateral (
    select entries_before(w.id, $2::timestamptz) as before, entries_before(w.id, $3::timestamptz) as last) n
  left join entry o on o.account_id = w.id and o.account_sequence = n.before
  left join entry c on c.account_id = w.id and c.account_sequence = n.last
  order by asked.place`, {
  id: uuid, address: text, network: textOf<Network>(), currency: characterOf<Currency>(), label: text,
  owner_name: text, bank_name: text, before: bigint, last: bigint, opening_minor: bigint, closing_minor: bigint,
});
type Bounds = NonNullable<(typeof BOUNDS)['row']>;

// The other side goes by its owner's name, whoever asks: a label is its owner's own.
const LINES = statement(`
  select e.account_id, e.account_sequence, entry_at(e.transaction_id, e.posting) as made_at, e.transaction_id, t.type,
         e.purpose, e.amount_minor, e.balance_after_minor, w.address, coalesce(u.name, a.kind) as counterparty,
         t.reference, t.purpose_code, t.memo, t.sealed_memo is not null as is_memo_sealed
  from unnest($1::uuid[], $2::bigint[], $3::bigint[]) with ordinality as asked (id, before, last, place)
  join entry e on e.account_id = asked.id and e.account_sequence > asked.before and e.account_sequence <= asked.last
  join transaction t on t.id = e.transaction_id
  join entry o on o.transaction_id = e.transaction_id and o.posting = e.posting and o.account_id <> e.account_id
  join account a on a.id = o.account_id
  left join wallet w on w.id = o.account_id
  left join app_user u on u.id = w.owner_id
  order by asked.place, e.account_sequence`, {
  account_id: uuid, account_sequence: bigint, made_at: timestamptz, transaction_id: uuid, type: text, purpose: text,
  amount_minor: bigint, balance_after_minor: bigint, address: orNull(text), counterparty: text,
  reference: orNull(text), purpose_code: orNull(text), memo: orNull(text), is_memo_sealed: boolean,
});
type Line = NonNullable<(typeof LINES)['row']>;

/** Reads what wallets held, received and paid over a period, by entries that can no longer change. */
@Injectable()
export class StatementsQueries {
  constructor(private readonly em: EntityManager) {}

  /** The wallets within somebody's reach that were opened before a moment, the oldest first; 422 for too many. */
  async walletsBefore(actor: Actor, moment: Date): Promise<string[]> {
    const found = await run(this.em.fork(), WITHIN_REACH,
      [actor.role, actor.userId, actor.bankId, moment, MOST_WALLETS + 1]);
    if (found.length > MOST_WALLETS) {
      throw new Refusal(422, 'STATEMENT_TOO_LARGE',
        `More than ${MOST_WALLETS} wallets are within your reach, which is the most of one document. Ask for the `
        + 'statement of each wallet.', { limit: MOST_WALLETS });
    }
    return found.map(({ id }) => id);
  }

  /** The statements of some wallets; 422 when all together have more movements than `most`. */
  async of(walletIds: readonly string[], { from, to }: StatementPeriod, most: number): Promise<WalletStatementDto[]> {
    const em = this.em.fork();
    const bounds = await run(em, BOUNDS, [column(walletIds), from, to]);
    const movements = bounds.reduce((sum, { before, last }) => sum + Number(last) - Number(before), 0);
    if (movements > most) throw tooLarge(movements, most);
    const lines = await run(em, LINES,
      [column(bounds.map((b) => b.id)), column(bounds.map((b) => b.before)), column(bounds.map((b) => b.last))]);
    const ofWallet = Map.groupBy(lines, (line) => line.account_id);
    return bounds.map((wallet) => toStatement(wallet, ofWallet.get(wallet.id) ?? []));
  }
}

/** What is said when there are more movements than a document may have. */
export const tooLarge = (movements: number, limit: number): Refusal => new Refusal(422, 'STATEMENT_TOO_LARGE',
  `The period has ${movements} movements, and such a statement has at most ${limit}. Ask for shorter periods`
  + `${limit < MOST_MOVEMENTS ? ', or take CSV or JSON' : ', or export the history of the wallet'}.`,
  { movements, limit });

const toStatement = (bounds: Bounds, lines: readonly Line[]): WalletStatementDto => {
  const { id, address, network, currency, label, owner_name: ownerName, bank_name: bankName } = bounds;
  const sums = { in: 0n, out: 0n, fees: 0n };
  for (const { purpose, amount_minor: amount } of lines) {
    const minor = BigInt(amount);
    if (purpose === 'fee') sums.fees -= minor;
    else if (minor > 0n) sums.in += minor;
    else sums.out -= minor;
  }
  return {
    wallet: { id, address, network, currency, label, ownerName, bankName },
    opening: formatMinor(BigInt(bounds.opening_minor)),
    in: formatMinor(sums.in), out: formatMinor(sums.out), fees: formatMinor(sums.fees),
    closing: formatMinor(BigInt(bounds.closing_minor)),
    lastNumberBefore: bounds.before,
    movements: lines.map(toMovement),
  };
};

const toMovement = (line: Line): StatementMovementDto => {
  const minor = BigInt(line.amount_minor);
  return {
    number: line.account_sequence,
    at: new Date(line.made_at).toISOString(),
    transactionId: toTransactionId(line.transaction_id),
    type: line.type,
    kind: line.purpose,
    counterparty: line.counterparty,
    counterpartyAddress: line.address,
    reference: line.reference,
    purposeCode: line.purpose_code,
    memo: line.memo,
    isMemoSealed: line.is_memo_sealed,
    in: minor > 0n ? formatMinor(minor) : null,
    out: minor < 0n ? formatMinor(-minor) : null,
    balance: formatMinor(BigInt(line.balance_after_minor)),
  };
};
