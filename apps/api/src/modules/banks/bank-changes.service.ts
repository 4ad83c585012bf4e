import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sqlStateOf } from '../../platform/database/sql-states.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { BankStandingDto } from './banks.dto.ts';
import { BanksQueries } from './banks.queries.ts';

type Change = Pick<AuditInput, 'action' | 'severity' | 'details'>;

const UNIQUE_VIOLATION = '23505';

/** Commits a change of a bank with its event; a name that is taken is refused. */
@Injectable()
export class BankChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly banks: BanksQueries,
    private readonly events: EventLog,
  ) {}

  async save(
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
      throw takenBy(failure);
    }
  }
}

const isTaken = (failure: unknown): boolean =>
  failure instanceof UniqueConstraintViolationException || sqlStateOf(failure) === UNIQUE_VIOLATION;

/** What each unique index of a bank keeps apart. */
const TAKEN: Readonly<Record<string, Refusal>> = {
  bank_bic_unique: new Refusal(409, 'BIC_TAKEN', 'Another bank has this BIC.', { field: 'bic' }),
  bank_lei_unique: new Refusal(409, 'LEI_TAKEN', 'Another bank has this LEI.', { field: 'lei' }),
};

const takenBy = (failure: unknown): Refusal => {
  const constraint = failure instanceof Error && 'constraint' in failure ? String(failure.constraint) : '';
  return TAKEN[constraint] ?? new Refusal(409, 'BANK_NAME_TAKEN',
    'There is a bank of this name, or of one that reads alike.', { field: 'name' });
};

type Locked = Row<'bank', 'id' | 'name' | 'suspended_at' | 'bic' | 'lei'>;

export const lock = async (tx: Tx, id: string): Promise<Locked> => {
  const bank = isId(id) ? await tables(tx).selectFrom('bank').select(['id', 'name', 'suspended_at', 'bic', 'lei'])
    .where('id', '=', id).forNoKeyUpdate().executeTakeFirst() : undefined;
  if (!bank) throw notFound('bank');
  return bank;
};
