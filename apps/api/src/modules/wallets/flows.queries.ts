import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { formatMinor } from '../../platform/money.ts';
import { knownNames, nameOfSide } from '../beneficiaries/public.ts';
import {
  type FlowDirection, MOST_MOVEMENTS, MOST_SIDES, type WalletFlowDto, type WalletFlowsDto, type WalletFlowsQuery,
} from './flow.dto.ts';
import { isVisibleWallet, WalletDirectory } from './wallet-directory.service.ts';

/** What moved between a wallet and one account in one direction, or all accounts beyond the largest. */
interface Sum {
  /** null: all the others together. */
  account_id: string | null;
  direction: FlowDirection;
  accounts: number;
  minor: string;
  transactions: number;
  last_at: string;
  has_paid: boolean;
  /** What was last said of whoever was paid. */
  stated: string | null;
}

/** Adds up what moved between a wallet and the accounts around it, from the entries of the ledger. */
@Injectable()
export class FlowsQueries {
  constructor(private readonly em: EntityManager, private readonly directory: WalletDirectory) {}

  /** The flows of a wallet within reach. Whatever is in its entries, its owner sees in its history as well. */
  async of(actor: Actor, idOrAddress: string, query: WalletFlowsQuery): Promise<WalletFlowsDto> {
    const em = this.em.fork();
    const wallet = await this.directory.visible(em, actor, idOrAddress);
    const { sequence } = await tables(em).selectFrom('account').select('sequence').where('id', '=', wallet.id)
      .executeTakeFirstOrThrow();
    const beyond = Math.max(0, Number(sequence) - MOST_MOVEMENTS);
    const sums = await this.sums(em, wallet.id, beyond, query);
    const sides = await this.sidesOf(em, actor, sums);
    return {
      address: wallet.address,
      label: wallet.label,
      network: wallet.network,
      currency: wallet.currency,
      flows: sums.flatMap((sum) => {
        const side = sum.account_id === null ? undefined : sides.get(sum.account_id);
        return side === undefined ? [] : [{ ...side, ...figuresOf(sum), lastAt: new Date(sum.last_at).toISOString() }];
      }),
      rest: sums.filter(({ account_id: id }) => id === null)
        .map((sum) => ({ ...figuresOf(sum), accounts: sum.accounts })),
      isWhole: beyond === 0,
    };
  }

  private sums(em: EntityManager, walletId: string, beyond: number, { from, to }: WalletFlowsQuery): Promise<Sum[]> {
    return tables(em)
      .with('moved', (db) => db.selectFrom('entry as e')
        .innerJoin('entry as o', (on) => on.onRef('o.transaction_id', '=', 'e.transaction_id')
          .onRef('o.posting', '=', 'e.posting').onRef('o.account_id', '<>', 'e.account_id'))
        .innerJoin('transaction as t', 't.id', 'e.transaction_id')
        .select((e) => [
          'o.account_id', sql<FlowDirection>`case when e.amount_minor < 0 then 'out' else 'in' end`.as('direction'),
          sql<string>`sum(abs(e.amount_minor))`.as('minor'), sql<number>`count(distinct t.id)::int`.as('transactions'),
          e.fn.max<string>('t.created_at').as('last_at'),
          sql<boolean>`bool_or(t.from_wallet_id = o.account_id and t.type <> 'reversal')`.as('has_paid'),
          sql<string | null>`(array_agg(t.counterparty_name order by t.ordinal desc)
            filter (where t.to_wallet_id = o.account_id and t.counterparty_name is not null))[1]`.as('stated'),
        ])
        .where('e.account_id', '=', walletId).where('e.account_sequence', '>', String(beyond))
        .where('t.created_at', '>=', from ?? '-infinity').where('t.created_at', '<', to ?? 'infinity')
        .groupBy(['o.account_id', 'direction']))
      .with('placed', (db) => db.selectFrom('moved').selectAll().select(
        sql<number>`row_number() over (partition by direction order by minor desc, account_id)`.as('place')))
      .selectFrom('placed')
      .select((e) => [
        sql<string | null>`case when place <= ${sql.lit(MOST_SIDES)} then account_id end`.as('account_id'), 'direction',
        sql<number>`count(*)::int`.as('accounts'), sql<string>`sum(minor)::text`.as('minor'),
        sql<number>`sum(transactions)::int`.as('transactions'), e.fn.max<string>('last_at').as('last_at'),
        sql<boolean>`coalesce(bool_or(has_paid), false)`.as('has_paid'), e.fn.max<string | null>('stated').as('stated'),
      ])
      .groupBy([sql`1`, 'direction'])
      .orderBy('direction').orderBy((e) => e.fn.min('place'))
      .execute();
  }

  /** Whose accounts they are, as the caller may know them. */
  private async sidesOf(
    em: EntityManager, actor: Actor, sums: readonly Sum[],
  ): Promise<Map<string, Pick<WalletFlowDto, 'account' | 'address' | 'label' | 'isWithinReach'>>> {
    const paid = new Map(Object.entries(Object.groupBy(sums, ({ account_id: id }) => id ?? '')));
    const ids = [...paid.keys()].filter((id) => id !== '');
    if (ids.length === 0) return new Map();
    const found = await tables(em).selectFrom('account as a').leftJoin('wallet as w', 'w.id', 'a.id')
      .leftJoin('app_user as u', 'u.id', 'w.owner_id')
      .select(['a.id', 'a.kind', 'w.address', 'w.label', 'w.owner_id', 'w.bank_id', 'u.name'])
      .where('a.id', 'in', [...ids]).execute();
    const names = await knownNames(em, actor, found.map(({ address }) => address));
    return new Map(found.map((a) => {
      const isWithinReach = a.owner_id !== null && a.bank_id !== null
        && isVisibleWallet(actor, { ownerId: a.owner_id, bankId: a.bank_id });
      const own = paid.get(a.id) ?? [];
      const called = a.address === null || a.name === null ? a.kind : nameOfSide(names, {
        address: a.address, ownerName: a.name, hasPaid: own.some((sum) => sum.has_paid),
        stated: own.find((sum) => sum.stated !== null)?.stated ?? null,
      }) ?? a.address;
      const label = (isWithinReach ? a.label : null) ?? called;
      return [a.id, { account: a.kind, address: a.address, label, isWithinReach }];
    }));
  }
}

type Figures = Pick<WalletFlowDto, 'direction' | 'amount' | 'transactions'>;

const figuresOf = ({ direction, minor, transactions }: Sum): Figures =>
  ({ direction, amount: formatMinor(BigInt(minor)), transactions });
