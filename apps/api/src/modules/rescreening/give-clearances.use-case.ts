import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { entryIdOf, type Source } from '../screening/public.ts';
import { ScreeningService, folded } from '../screening/screening.service.ts';
import { KnownParties } from './known-parties.queries.ts';
import type { KnownPartyKind } from './known-party.ts';
import type { CaseState } from './screening-case.dto.ts';

/** A case whose row is locked. */
export interface LockedCase {
  id: string;
  party_kind: KnownPartyKind;
  party_key: string;
  customer_id: string | null;
  bank_id: string | null;
  name: string;
  party_digest: string;
  source: Source;
  ref: string;
  entry_name: string;
  entry_digest: string;
  state: CaseState;
}

/**
 * Lets payments of a customer pass whom a case told apart from an entry, by each name that is like it. A name that
 * payments only state is nobody's alone: its case lets those pass that wait, and the next one is looked at again.
 */
@Injectable()
export class GiveClearances {
  constructor(
    private readonly screening: ScreeningService,
    private readonly parties: KnownParties,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** The names of the party that are like the entry; 409 when either of both is not what the case says any more. */
  async namesToClear(tx: Tx, open: LockedCase): Promise<string[]> {
    const { customer_id: customerId } = open;
    if (customerId === null) return [];
    const party = (await this.parties.byId(tx, 'customer', [customerId])).find(({ key }) => key === open.party_key);
    if (!party) return [];
    const screening = await this.screening.open(tx);
    const hit = screening.hitsOf(party.sought, [null]).find(({ entry }) =>
      entry.source === open.source && entry.ref === open.ref);
    if (!hit) return [];
    if (hit.entry.digest === open.entry_digest && party.digest === open.party_digest) return hit.names;
    throw new Refusal(409, 'CASE_CHANGED',
      'The party or the entry has changed and is being screened again; look at the case once more in a moment.');
  }

  async execute(
    tx: Tx, actor: Actor, open: LockedCase, { names, reason }: { names: readonly string[]; reason: string },
  ): Promise<void> {
    if (names.length === 0) return;
    const bankId = actor.role === 'admin' ? null : actor.bankId;
    const { name: bank } = await row<{ name: string | null }>(tx,
      'select (select name from bank where id = $1::uuid) as name', [bankId]);
    const entryId = entryIdOf(open.source, open.ref);
    for (const name of names) {
      const id = newId();
      await rows(tx, `
        insert into screening_clearance (id, bank_id, name, folded_name, owner_id, source, ref, entry_name,
          entry_digest, reason, created_by, created_at, case_id)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`, [
        id, bankId, name, folded(name), open.customer_id, open.source, open.ref, open.entry_name, open.entry_digest,
        reason, actor.userId, this.clock.now(), open.id,
      ]);
      await this.events.record(tx, [{
        action: 'screening_clearance_create', resource: 'screening_clearance', resourceId: id, actor,
        severity: 'warning', details: {
          name, ownerId: open.customer_id, entryId, entryName: open.entry_name, bank, expiresAt: null, caseId: open.id,
          reason,
        },
      }]);
    }
    await rows(tx, 'update screening_revision set decisions = decisions + 1');
  }
}
