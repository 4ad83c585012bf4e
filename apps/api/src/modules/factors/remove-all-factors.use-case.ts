import { Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { isProvable, removal, removeFactorsOf } from './factor-removal.ts';

/** Removes all factors of somebody who lost them, within a larger change; answers how many there were. */
@Injectable()
export class RemoveAllFactors {
  constructor(private readonly events: EventLog, private readonly clock: SystemClock) {}

  async execute(tx: Tx, actor: Actor, userId: string): Promise<number> {
    const removed = await removeFactorsOf(tx, userId, this.clock.now());
    await this.events.record(tx, removed.map((factor) => removal(actor, factor)));
    return removed.filter(isProvable).length;
  }
}
