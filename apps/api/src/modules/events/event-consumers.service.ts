import { Injectable } from '@nestjs/common';
import { planByIndex, rows, type Tx } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EventsQueries } from './events.queries.ts';
import type { Occurrence } from './occurrence.ts';

/** Keeps how far each consumer of events is, so that it takes every event exactly once in whichever process it runs. */
@Injectable()
export class EventConsumers {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly events: EventsQueries) {}

  /**
   * Hands a consumer what happened since its last turn, at most one stretch, and commits its work together with its
   * new position; answers how much that was. While one process does so, the others are handed nothing. A consumer
   * that is new begins with the first event there is.
   */
  async consume(name: string, work: (tx: Tx, occurrences: Occurrence[]) => Promise<void>): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const turn = await takeTurn(tx, name);
      if (turn === null) return 0;
      await planByIndex(tx);
      const occurrences = await this.events.after(turn, tx);
      await work(tx, occurrences);
      await rows(tx, 'update event_consumer set position = $2 where name = $1', [name, occurrences.at(-1)?.position]);
      return occurrences.length;
    });
  }
}

// Looking whether there is something to do locks nothing and writes nothing, for that is asked again and again.
const takeTurn = async (tx: Tx, name: string): Promise<number | null> => {
  const [turn] = await rows<{ position: string }>(tx, `
    select c.position from event_consumer c
    where c.name = $1 and exists (select 1 from event_position p where p.position > c.position)
    for update of c skip locked`, [name]);
  if (turn) return Number(turn.position);
  await rows(tx, `
    insert into event_consumer (name, position)
    select $1, 0 where not exists (select 1 from event_consumer where name = $1) on conflict do nothing`, [name]);
  return null;
};
