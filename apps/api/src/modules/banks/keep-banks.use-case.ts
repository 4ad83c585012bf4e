import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { sqlStateOf } from '../../platform/database/sql-states.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { BankStandingDto } from './banks.dto.ts';
import { BanksQueries } from './banks.queries.ts';

type Change = Pick<AuditInput, 'action' | 'severity' | 'details'>;

const UNIQUE_VIOLATION = '23505';

/** Makes banks, names them, and says whether money may move from and to their customers' wallets. */
@Injectable()
export class KeepBanks {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly banks: BanksQueries,
    private readonly ledger: Ledger,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Adds a bank; no two have names that read alike. */
  create(actor: Actor, name: string): Promise<BankStandingDto> {
    return this.save(actor, async (tx) => {
      const id = newId();
      await tables(tx).insertInto('bank').values({ id, name }).execute();
      return { id, change: { action: 'bank_add', severity: 'warning', details: { name } } };
    });
  }

  rename(actor: Actor, id: string, name: string): Promise<BankStandingDto> {
    return this.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      await tables(tx).updateTable('bank').set({ name }).where('id', '=', bank.id).execute();
      return { id: bank.id, change: {
        action: 'bank_rename', severity: 'warning', details: { name, previousName: bank.name } } };
    });
  }

  /**
   * Stops all money from and to the wallets of a bank's customers. Payments that are being made are waited for, and
   * those that wait for their wallets look again: none is made once this was answered.
   */
  suspend(actor: Actor, id: string, reason: string): Promise<BankStandingDto> {
    return this.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      if (bank.suspended_at !== null) throw new Refusal(409, 'BANK_SUSPENDED', 'The bank is suspended already.');
      await this.ledger.lockWalletsOf(tx, bank.id);
      await tables(tx).updateTable('bank').set({ suspended_at: this.clock.now(), suspended_because: reason })
        .where('id', '=', bank.id).execute();
      return { id: bank.id, change: {
        action: 'bank_suspend', severity: 'critical', details: { name: bank.name, reason } } };
    });
  }

  /** Lets money move again; wallets that were frozen by themselves stay so. */
  resume(actor: Actor, id: string, reason: string): Promise<BankStandingDto> {
    return this.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      if (bank.suspended_at === null) throw new Refusal(409, 'BANK_ACTIVE', 'The bank is not suspended.');
      await tables(tx).updateTable('bank').set({ suspended_at: null, suspended_because: null })
        .where('id', '=', bank.id).execute();
      return { id: bank.id, change: {
        action: 'bank_resume', severity: 'critical', details: { name: bank.name, reason } } };
    });
  }

  private async save(
    actor: Actor, work: (tx: Tx) => Promise<{ id: string; change: Change }>,
  ): Promise<BankStandingDto> {
    try {
      return await this.unitOfWork.commit(async (tx) => {
        const { id, change } = await work(tx);
        await this.events.record(tx, [{ ...change, resource: 'bank', resourceId: id, actor }]);
        return this.banks.get(id, tx);
      });
    } catch (failure) {
      if (!isTaken(failure)) throw failure;
      throw new Refusal(409, 'BANK_NAME_TAKEN', 'There is a bank of this name, or of one that reads alike.',
        { field: 'name' });
    }
  }
}

const isTaken = (failure: unknown): boolean =>
  failure instanceof UniqueConstraintViolationException || sqlStateOf(failure) === UNIQUE_VIOLATION;

const lock = async (tx: Tx, id: string): Promise<Row<'bank', 'id' | 'name' | 'suspended_at'>> => {
  const bank = isId(id) ? await tables(tx).selectFrom('bank').select(['id', 'name', 'suspended_at'])
    .where('id', '=', id).forNoKeyUpdate().executeTakeFirst() : undefined;
  if (!bank) throw notFound('bank');
  return bank;
};
