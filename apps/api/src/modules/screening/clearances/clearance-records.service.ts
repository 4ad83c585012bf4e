import { foldName } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { ClearanceDto } from './clearance.dto.ts';
import { ClearancesQueries } from './clearances.queries.ts';
import type { ClearedEntry } from './cleared-entry.ts';

/** Who is told apart: a person with a wallet, or whoever bears a name. */
export interface ClearedParty {
  name: string;
  ownerId: string | null;
}

/** What officers say of a party and an entry. */
export interface ClearanceDecision {
  party: ClearedParty;
  entry: ClearedEntry;
  reason: string;
  expiresAt: Date;
  /** The bank for whose payments it holds; null for those of all. */
  bankId: string | null;
  /** Whether it holds only once another officer has said the same. */
  needsSecond?: boolean;
}

/** Remembers that somebody is not the person or the house that a list names, until it expires or the entry changes. */
@Injectable()
export class ClearanceRecords {
  constructor(
    private readonly events: EventLog,
    private readonly clock: Clock,
    private readonly clearances: ClearancesQueries,
  ) {}

  /** Adds a clearance, or one that waits for a second officer; null when one of the same is in force. */
  async insert(tx: Tx, actor: Actor, decision: ClearanceDecision): Promise<ClearanceDto | null> {
    const { party, entry, reason, expiresAt, bankId, needsSecond = false } = decision;
    const id = newId();
    const added = await rows(tx, `
      insert into screening_clearance (id, bank_id, name, folded_name, owner_id, source, ref, entry_name, entry_digest,
        reason, created_by, created_at, expires_at, needs_second)
      select $1, $2::uuid, $3, $4, $5::uuid, $6, $7, $8, $9, $10, $11, $12, $13, $14::boolean
      where not exists (
        select 1 from screening_clearance where revoked_at is null and (expires_at is null or expires_at > $12)
          and (needs_second is null or seconded_at is not null) and source = $6 and ref = $7
          and folded_name = $4 and bank_id is not distinct from $2::uuid and owner_id is not distinct from $5::uuid)
      returning id`, [
      id, bankId, party.name, foldName(party.name), party.ownerId, entry.source,
      entry.ref, entry.names[0], entry.digest, reason, actor.userId, this.clock.now(), expiresAt,
      needsSecond ? true : null,
    ]);
    if (added.length === 0) return null;
    return this.recordChanged(
      tx, actor, needsSecond ? 'screening_clearance_propose' : 'screening_clearance_create', { id, reason });
  }

  /** Counts and records what became of a clearance, and answers it. */
  async recordChanged(
    tx: Tx, actor: Actor, action: string, { id, reason }: { id: string; reason: string },
  ): Promise<ClearanceDto> {
    await rows(tx, 'update screening_revision set decisions = decisions + 1');
    const clearance = await this.clearances.visible(tx, actor, id);
    const { name, ownerId, entryId, entryName, bank, expiresAt } = clearance;
    await this.events.record(tx, [{
      action, resource: 'screening_clearance', resourceId: clearance.id, actor, severity: 'warning',
      details: { name, ownerId, entryId, entryName, bank, expiresAt, reason },
    }]);
    return clearance;
  }
}
