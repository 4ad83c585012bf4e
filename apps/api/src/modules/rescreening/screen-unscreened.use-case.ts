import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Screening } from '../screening/screening.service.ts';
import { partyOfBeneficiary } from './known-party.ts';
import { OpenCases } from './open-cases.use-case.ts';

/** So many payees are screened in one transaction. */
const CHUNK = 50;

/** Screens the payees who were added while the lists could not be relied on, as soon as they can. */
@Injectable()
export class ScreenUnscreened {
  constructor(private readonly cases: OpenCases, private readonly events: EventLog) {}

  /** Answers false when there was nobody, or the lists cannot be relied on yet. */
  async execute(tx: Tx, screening: Screening): Promise<boolean> {
    if (screening.unreliable.length > 0) return false;
    const found = await tables(tx).selectFrom('beneficiary').select(['id', 'bank_id', 'name'])
      .where('unscreened', '=', 'unreliable_lists').where('removed_at', 'is', null)
      .orderBy('ordinal').limit(CHUNK).forUpdate().execute();
    if (found.length === 0) return false;
    const parties = found.map(({ id, bank_id: bankId, name }) => partyOfBeneficiary({ id, bankId, name }));
    await this.cases.execute(tx, screening, parties);
    await tables(tx).updateTable('beneficiary').set({ unscreened: null })
      .where('id', 'in', found.map(({ id }) => id)).execute();
    await this.events.record(tx, found.map(({ id, bank_id: bankId }) => ({
      action: 'beneficiary_screen', resource: 'beneficiary', resourceId: id, actor: null, severity: 'info' as const,
      details: { bankId },
    })));
    return true;
  }
}
