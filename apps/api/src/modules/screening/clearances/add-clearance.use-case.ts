import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { ClearanceRecords, type ClearanceDecision } from './clearance-records.service.ts';
import type { ClearanceDto } from './clearance.dto.ts';
import { entryToClear, refuseUnlike } from './cleared-entry.ts';

/** A pair that was told apart elsewhere. */
export type ClearedElsewhere = Omit<ClearanceDecision, 'entry' | 'needsSecond'> & { entryId: string };

/** Clears, within a larger change, a pair that was told apart elsewhere. */
@Injectable()
export class AddClearance {
  constructor(private readonly records: ClearanceRecords) {}

  /** Answers null when a clearance of the same is in force. */
  async execute(tx: Tx, actor: Actor, { entryId, ...told }: ClearedElsewhere): Promise<ClearanceDto | null> {
    const entry = await entryToClear(tx, entryId);
    refuseUnlike(told.party.name, entry);
    return this.records.insert(tx, actor, { ...told, entry });
  }
}
