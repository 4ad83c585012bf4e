import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';
import { SeedPeople, keyOf, SEED_MARK } from './seed-people.service.ts';

/** Makes things once, as somebody, under names by which later actions find them; the same after a crash. */
@Injectable()
export class SeedMade {
  constructor(
    private readonly people: SeedPeople, private readonly outcomes: SeedOutcomes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Does something once as somebody, and takes down the id that came of it. */
  make(name: string, who: string, work: (tx: Tx, actor: Actor) => Promise<string>): Promise<void> {
    const command = keyedBy(this.people.actor(who), `${SEED_MARK} governance`, keyOf(name), {});
    return this.outcomes.attempt(name, async () => {
      const [outcome] = await this.unitOfWork.run([command], async (tx, [fresh]) =>
        [{ status: 200, body: JSON.stringify({ id: await work(tx, fresh?.actor ?? command.actor) }) }]);
      if (outcome) this.outcomes.keep(name, outcome, ({ id }) => id);
    });
  }

  /** Does something once to what an action made. */
  step(
    name: string, who: string, what: string, work: (tx: Tx, actor: Actor, id: string) => Promise<void>,
  ): Promise<void> {
    return this.make(`${name}: ${who} ${what}`, who, async (tx, actor) => {
      const id = this.known(name);
      await work(tx, actor, id);
      return id;
    });
  }

  /** The id of what an action made. */
  known(name: string): string {
    const id = this.outcomes.idOf(name);
    if (id === undefined) throw new Error(`Nothing came of ${name}.`);
    return id;
  }
}
