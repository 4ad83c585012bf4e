import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { sqlStateOf } from '../../platform/database/sql-states.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { BankStandingDto } from './banks.dto.ts';
import { BanksQueries } from './banks.queries.ts';

interface Bank { id: string; name: string; isSuspended: boolean }

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
      await rows(tx, 'insert into bank (id, name) values ($1, $2)', [id, name]);
      return { id, change: { action: 'bank_add', severity: 'warning', details: { name } } };
    });
  }

  rename(actor: Actor, id: string, name: string): Promise<BankStandingDto> {
    return this.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      await rows(tx, 'update bank set name = $2 where id = $1', [bank.id, name]);
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
      if (bank.isSuspended) throw new Refusal(409, 'BANK_SUSPENDED', 'The bank is suspended already.');
      await this.ledger.lockWalletsOf(tx, bank.id);
      await rows(tx, 'update bank set suspended_at = $2, suspended_because = $3 where id = $1',
        [bank.id, this.clock.now(), reason]);
      return { id: bank.id, change: {
        action: 'bank_suspend', severity: 'critical', details: { name: bank.name, reason } } };
    });
  }

  /** Lets money move again; wallets that were frozen by themselves stay so. */
  resume(actor: Actor, id: string, reason: string): Promise<BankStandingDto> {
    return this.save(actor, async (tx) => {
      const bank = await lock(tx, id);
      if (!bank.isSuspended) throw new Refusal(409, 'BANK_ACTIVE', 'The bank is not suspended.');
      await rows(tx, 'update bank set suspended_at = null, suspended_because = null where id = $1', [bank.id]);
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

const lock = async (tx: Tx, id: string): Promise<Bank> => {
  const [bank] = isId(id) ? await rows<Bank>(tx, `
    select id, name, suspended_at is not null as "isSuspended" from bank where id = $1 for no key update`, [id]) : [];
  if (!bank) throw notFound('bank');
  return bank;
};
