import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Expression, type SqlBool } from 'kysely';
import { beyondKeys, byKeys } from '../../platform/database/list-order.ts';
import { planInOrder, transactional, type Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, type FieldProblem } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import { FindTransactions, type Page, type Reach } from './search/find-transactions.service.ts';
import { TransactionSearchQueries, type Bounds } from './search/transaction-search.queries.ts';
import { conditionsOf } from './transaction-conditions.ts';
import type { ListTransactionsQuery, TransactionFilter, TransactionSort } from './transaction-filter.dto.ts';
import { toTransactionDto, transactionRows, transactionsIn, type TransactionRow } from './transaction-row.ts';
import type { TransactionDto } from './transaction.dto.ts';
import { isVisibleTo } from './visibility.ts';

type Condition = Expression<SqlBool>;

/** Those with more wallets than this are so much of the bank's business that theirs are found among all. */
const FEW_WALLETS = 50;

const orderOf = (sort: TransactionSort = '-createdAt'): Pick<Page, 'order' | 'isByAmount'> => {
  const recorded = sql.ref<string>('t.ordinal');
  const isByAmount = sort.endsWith('amount');
  const keys = isByAmount ? [sql.ref<string>('t.amount_minor'), recorded] : [recorded];
  return { order: { keys, isDescending: sort.startsWith('-') }, isByAmount };
};

// Each wallet's first on either side: a wallet that rarely moves is not sought among all the others' transactions.
const firstOf = (tx: Tx, wallets: readonly string[], { fits, order, limit }: Page): Condition => {
  const side = (column: 't.from_wallet_id' | 't.to_wallet_id') => transactionsIn(tx).select('t.ordinal')
    .where(column, '=', sql<string>`w.id`).where((t) => t.and([...fits])).orderBy(byKeys(order)).limit(limit);
  return sql<boolean>`t.ordinal in (
    select s.ordinal from unnest(${`{${wallets.join()}}`}::uuid[]) as w (id)
    cross join lateral ((${side('t.from_wallet_id')}) union all (${side('t.to_wallet_id')})) s)`;
};

/** Lists transactions that the caller may see. */
@Injectable()
export class TransactionListQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly search: TransactionSearchQueries,
    private readonly finding: FindTransactions,
  ) {}

  /** Lists transactions, newest first unless another order is asked for; fundings are left out on request. */
  async list(
    actor: Actor, { sort, limit, before, wallet, ...filter }: ListTransactionsQuery, { paymentsOnly = false } = {},
  ): Promise<TransactionDto[]> {
    refuseCrossed(filter);
    const em = this.em.fork();
    const { order, isByAmount } = orderOf(sort);
    const reach = await this.reachOf(em, actor, wallet);
    const last = before === undefined ? null : await this.lastRow(em, actor, before);
    const fits: Condition[] = [isVisibleTo(actor), ...conditionsOf(filter, actor)];
    // A mark only proposes, and what is new has none: whose it is, is asked of each row.
    if (wallet !== undefined && reach !== 'all' && 'wallets' in reach) {
      fits.push(sql<boolean>`${reach.wallets[0]}::uuid in (t.from_wallet_id, t.to_wallet_id)`);
    }
    if (paymentsOnly) fits.push(sql<boolean>`t.type not in ('fund', 'redeem')`);
    if (last !== null) fits.push(beyondKeys(order, isByAmount ? [last.amount_minor, last.ordinal] : [last.ordinal]));
    const page: Page = { actor, filter, reach, fits, order, isByAmount, last, limit };
    return (await this.rowsOf(em, page)).map(toTransactionDto);
  }

  private async rowsOf(em: Tx, page: Page): Promise<TransactionRow[]> {
    if (isDirect(page)) return this.read(em, page);
    const recent = await this.search.recent(em);
    if (recent === null) return this.read(em, page);
    const parts = await this.search.boundsOf(em, page.filter, recent);
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    const found = await this.finding.find(page, { bounds: [first[0], last[1]], recent });
    if (found !== null) return found;
    const isTimed = page.filter.from !== undefined || page.filter.to !== undefined;
    return isTimed && !page.isByAmount ? this.readParts(em, page, parts) : this.read(em, page);
  }

  /** Reads a page of a time, part by part, for the time may lie in several. */
  private async readParts(em: Tx, page: Page, parts: readonly Bounds[]): Promise<TransactionRow[]> {
    const rows: TransactionRow[] = [];
    for (const [least, most] of page.order.isDescending ? parts.toReversed() : parts) {
      const within = sql<boolean>`t.ordinal between ${least.toString()} and ${most.toString()}`;
      rows.push(...await this.read(em, { ...page, fits: [...page.fits, within], limit: page.limit - rows.length }));
      if (rows.length >= page.limit) break;
    }
    return rows;
  }

  /** Reads a page in its order: from all transactions, or what a few wallets did from the end of what each did. */
  private read(em: Tx, page: Page): Promise<TransactionRow[]> {
    const { actor, reach, fits, order, limit } = page;
    const rowsIn = (tx: Tx, conditions: readonly Condition[]): Promise<TransactionRow[]> =>
      transactionRows(tx, actor, conditions).orderBy(byKeys(order)).limit(limit).execute();
    if (reach === 'all' || 'bank' in reach) return rowsIn(em, fits);
    return transactional(this.em, async (tx) => {
      await planInOrder(tx);
      return rowsIn(tx, [firstOf(tx, reach.wallets, page)]);
    }, { readOnly: true });
  }

  /** The last transaction of the page before, which the caller must be able to see. */
  private async lastRow(em: Tx, actor: Actor, before: string): Promise<NonNullable<Page['last']>> {
    const id = fromTransactionId(before);
    const last = id === null ? undefined : await transactionsIn(em).select(['t.ordinal', 't.amount_minor'])
      .where('t.id', '=', id).where(isVisibleTo(actor)).executeTakeFirst();
    if (last) return last;
    const message = 'before must be the id of the last transaction of the previous page.';
    throw invalid([{ field: 'before', code: 'UNKNOWN', message }]);
  }

  /** Where a page is sought: among what a few wallets did, what those of a bank did, or all transactions. */
  private async reachOf(em: Tx, actor: Actor, wallet: string | undefined): Promise<Reach> {
    if (wallet !== undefined) return { wallets: [(await this.wallets.visible(em, actor, wallet, 'wallet')).id] };
    if (actor.role === 'admin') return 'all';
    // An officer acts for the wallets of the bank, and for their own.
    const own = await tables(em).selectFrom('wallet').select('id').where((w) => w.or([
      w('owner_id', '=', actor.userId),
      ...(actor.role === 'bank' && actor.bankId !== null ? [w('bank_id', '=', actor.bankId)] : []),
    ])).limit(FEW_WALLETS + 1).execute();
    if (own.length <= FEW_WALLETS) return { wallets: own.map(({ id }) => id) };
    if (actor.role !== 'bank' || actor.bankId === null) return 'all';
    const elsewhere = await tables(em).selectFrom('wallet').select('id')
      .where('owner_id', '=', actor.userId).where('bank_id', '<>', actor.bankId).executeTakeFirst();
    return elsewhere === undefined ? { bank: actor.bankId } : 'all';
  }
}

/** Whether a page has an index of its own: few have the same reference or batch, and one an id. */
const isDirect = ({ filter, isByAmount }: Page): boolean => {
  const { batch, reference, q } = filter;
  if (batch !== undefined || reference !== undefined) return true;
  if (q !== undefined) return fromTransactionId(q) !== null;
  return !isByAmount && (Object.keys(filter) as (keyof TransactionFilter)[])
    .every((name) => filter[name] === undefined || ['network', 'type', 'status'].includes(name));
};

/** Bounds of which the lower one lies above the other hold nothing, which nobody means. */
const refuseCrossed = ({ amountFrom, amountTo, scoreFrom = 0, scoreTo = 100 }: TransactionFilter): void => {
  const crossed = (field: string, other: string): FieldProblem =>
    ({ field, code: 'CONFLICTING', message: `${field} must not be less than ${other}.` });
  const problems = [
    ...(amountFrom !== undefined && amountTo !== undefined
      && (parseAmount(amountFrom) ?? 0n) > (parseAmount(amountTo) ?? 0n) ? [crossed('amountTo', 'amountFrom')] : []),
    ...(scoreFrom > scoreTo ? [crossed('scoreTo', 'scoreFrom')] : []),
  ];
  if (problems.length > 0) throw invalid(problems);
};
