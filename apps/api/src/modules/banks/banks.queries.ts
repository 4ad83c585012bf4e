import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables, type Tables } from '../../platform/database/tables.ts';
import type { Role } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { isTestBic } from './bank-identifiers.ts';
import type { BankStandingDto } from './banks.dto.ts';

const peopleOf = (bank: ExpressionBuilder<Tables, 'bank'>, role: Role) => bank.selectFrom('app_user')
  .select(countAll().as('count')).whereRef('app_user.bank_id', '=', 'bank.id')
  .where('role', '=', role).where('deactivated_at', 'is', null);

const banksIn = (tx: Tx) => tables(tx).selectFrom('bank').select((bank) => [
  'bank.id', 'bank.name', 'suspended_at', 'suspended_because', 'bank.created_at', 'bank.bic', 'bank.lei',
  peopleOf(bank, 'bank').as('officers'),
  peopleOf(bank, 'user').as('customers'),
  bank.selectFrom('wallet').select(countAll().as('count')).whereRef('wallet.bank_id', '=', 'bank.id').as('wallets'),
]);

type BankRow = Awaited<ReturnType<ReturnType<typeof banksIn>['execute']>>[number];

const toDto = (b: BankRow): BankStandingDto => ({
  id: b.id,
  name: b.name,
  state: b.suspended_at === null ? 'active' : 'suspended',
  suspendedAt: b.suspended_at === null ? null : new Date(b.suspended_at).toISOString(),
  suspendedBecause: b.suspended_because,
  bic: b.bic,
  lei: b.lei,
  isTestIdentity: b.bic !== null && isTestBic(b.bic),
  officers: b.officers ?? 0,
  customers: b.customers ?? 0,
  wallets: b.wallets ?? 0,
  createdAt: new Date(b.created_at).toISOString(),
});

/** Reads which banks there are and how they stand. */
@Injectable()
export class BanksQueries {
  constructor(private readonly em: EntityManager) {}

  /** Every bank, by name; there are as many as a central bank supervises. */
  async list(): Promise<BankStandingDto[]> {
    const found = await banksIn(this.em.fork())
      .orderBy((bank) => bank.fn<string>('lower', ['bank.name'])).orderBy('bank.id').execute();
    return found.map(toDto);
  }

  /** One bank; 404 when there is none. */
  async get(id: string, em: Tx = this.em.fork()): Promise<BankStandingDto> {
    const found = isId(id) ? await banksIn(em).where('bank.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('bank');
    return toDto(found);
  }
}
