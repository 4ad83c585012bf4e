import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Expression, type SqlBool } from 'kysely';
import { beyondKeys, byKeys, type KeysetOrder } from '../../platform/database/list-order.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, type FieldProblem } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import { conditionsOf } from './transaction-conditions.ts';
import type { ListTransactionsQuery, TransactionFilter, TransactionSort } from './transaction-filter.dto.ts';
import { toTransactionDto, transactionRows, transactionsIn } from './transaction-row.ts';
import type { TransactionDto } from './transaction.dto.ts';
import { isVisibleTo } from './visibility.ts';

type Condition = Expression<SqlBool>;

/** A page of a list: what fits it, in which order, and how many rows at most. */
interface Page { fits: readonly Condition[]; order: KeysetOrder; limit: number }

/** Those with more wallets than this are so much of the bank's business that theirs are found among all. */
const FEW_WALLETS = 50;

const orderOf = (sort: TransactionSort = '-createdAt'): KeysetOrder => {
  const recorded = sql.ref<string>('t.ordinal');
  return {
    keys: sort.endsWith('amount') ? [sql.ref<string>('t.amount_minor'), recorded] : [recorded],
    isDescending: sort.startsWith('-'),
  };
};

// Each wallet's first on either side: a wallet that rarely moves is not sought among all the others' transactions.
const firstOf = (tx: Tx, wallets: Condition, { fits, order, limit }: Page): Condition => {
  const side = (column: 't.from_wallet_id' | 't.to_wallet_id') => transactionsIn(tx).select('t.ordinal')
    .where(column, '=', sql<string>`w.id`).where((t) => t.and([...fits])).orderBy(byKeys(order)).limit(limit);
  return sql<boolean>`t.ordinal in (
    select s.ordinal from wallet w
    cross join lateral ((${side('t.from_wallet_id')}) union all (${side('t.to_wallet_id')})) s where ${wallets})`;
};

/** Lists transactions that the caller may see. */
@Injectable()
export class TransactionListQueries {
  constructor(private readonly em: EntityManager, private readonly wallets: WalletDirectory) {}

  /** Lists transactions, newest first unless another order is asked for; fundings are left out on request. */
  async list(
    actor: Actor, { sort, limit, before, wallet, ...filter }: ListTransactionsQuery, { paymentsOnly = false } = {},
  ): Promise<TransactionDto[]> {
    refuseCrossed(filter);
    const em = this.em.fork();
    const order = orderOf(sort);
    const walletId = wallet === undefined ? null : (await this.wallets.visible(em, actor, wallet)).id;
    const fits: Condition[] = [isVisibleTo(actor), ...conditionsOf(filter, actor)];
    if (paymentsOnly) fits.push(sql<boolean>`t.type not in ('fund', 'redeem')`);
    if (before !== undefined) fits.push(await this.beyond(em, actor, order, before));
    const page: Page = { fits, order, limit };
    const found = await transactionRows(em, actor, await this.soughtIn(em, actor, walletId, page))
      .orderBy(byKeys(order)).limit(limit).execute();
    return found.map(toTransactionDto);
  }

  /** What comes behind the last transaction of the page before, which the caller must be able to see. */
  private async beyond(em: Tx, actor: Actor, order: KeysetOrder, before: string): Promise<Condition> {
    const id = fromTransactionId(before);
    const last = id === null ? undefined : await transactionsIn(em).select(['t.ordinal', 't.amount_minor'])
      .where('t.id', '=', id).where(isVisibleTo(actor)).executeTakeFirst();
    if (last) return beyondKeys(order, order.keys.length === 1 ? [last.ordinal] : [last.amount_minor, last.ordinal]);
    const message = 'before must be the id of the last transaction of the previous page.';
    throw invalid([{ field: 'before', code: 'UNKNOWN', message }]);
  }

  /** Where a page is sought: among what a few wallets did, or among all transactions in the order of the page. */
  private async soughtIn(em: Tx, actor: Actor, wallet: string | null, page: Page): Promise<readonly Condition[]> {
    if (wallet !== null) return [firstOf(em, sql<boolean>`w.id = ${wallet}`, page)];
    if (actor.role === 'admin') return page.fits;
    const [column, owner] = actor.role === 'user'
      ? ['owner_id', actor.userId] as const : ['bank_id', actor.bankId] as const;
    const few = tables(em).selectFrom('wallet').select(sql<number>`1`.as('one'))
      .where(column, '=', owner).limit(FEW_WALLETS + 1);
    const { count } = await tables(em).selectFrom(few.as('own')).select(countAll().as('count'))
      .executeTakeFirstOrThrow();
    return count <= FEW_WALLETS ? [firstOf(em, sql<boolean>`${sql.ref(`w.${column}`)} = ${owner}`, page)] : page.fits;
  }
}

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
