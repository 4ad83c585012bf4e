import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { entryIdOf, type Source } from '../screening/public.ts';
import { folded } from '../screening/screening.service.ts';
import { KnownParties } from './known-parties.queries.ts';
import type { KnownParty } from './known-party.ts';

const BECAUSE = 'What is known of the party changed.';

interface EndedRow {
  id: string;
  name: string;
  source: Source;
  ref: string;
  entry_name: string;
}

/** Ends what officers cleared of a customer as soon as something else is known of them: they told another one apart. */
@Injectable()
export class EndClearances {
  constructor(
    private readonly parties: KnownParties,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Changes what is known of a customer, and ends the clearances of those names of which it says something else. */
  async around(tx: Tx, actor: Actor, customerId: string, change: () => Promise<unknown>): Promise<void> {
    const before = saidByName(await this.parties.byId(tx, 'customer', [customerId]));
    await change();
    const after = saidByName(await this.parties.byId(tx, 'customer', [customerId]));
    const kept = [...before].filter(([name, said]) => after.get(name) === said).map(([name]) => name);
    const ended = await rows<EndedRow>(tx, `
      update screening_clearance set revoked_at = $2, revocation = $3
      where owner_id = $1 and revoked_at is null and folded_name <> all($4::text[])
      returning id, name, source, ref, entry_name`, [customerId, this.clock.now(), BECAUSE, kept]);
    if (ended.length === 0) return;
    await rows(tx, 'update screening_revision set decisions = decisions + 1');
    await this.events.record(tx, ended.map(({ id, name, source, ref, entry_name: entryName }) => ({
      action: 'screening_clearance_end', resource: 'screening_clearance', resourceId: id, actor,
      severity: 'warning' as const, details: { name, entryId: entryIdOf(source, ref), entryName, reason: BECAUSE },
    })));
  }
}

/** All that is known of whoever bears a name, by the name. */
const saidByName = (parties: readonly KnownParty[]): Map<string, string> => {
  const said = parties.flatMap(({ sought, digest }) => sought.map(({ name }) => ({ name: folded(name), digest })));
  return new Map([...Map.groupBy(said, ({ name }) => name)].map(([name, all]) =>
    [name, [...new Set(all.map(({ digest }) => digest))].sort().join()]));
};
