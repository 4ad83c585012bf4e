import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SeedPeople, keyOf, SEED_MARK } from './seed-people.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';

/** Does things to what actions made under keys, so that whoever goes on after a crash does them no second time. */
@Injectable()
export class SeedOnce {
  constructor(
    private readonly people: SeedPeople,
    private readonly outcomes: SeedOutcomes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Does something to what a action made, as somebody; nothing where the action made nothing. */
  async do(
    name: string, who: string, what: string, work: (tx: Tx, actor: Actor, id: string) => Promise<void>,
  ): Promise<void> {
    const id = this.outcomes.idOf(name);
    if (id === undefined) return;
    const actor = this.people.actor(who);
    const command = keyedBy(actor, `${SEED_MARK} ${id}`, keyOf(what), {});
    await this.outcomes.attempt(`${name}: ${who} ${what}`, () => this.unitOfWork.run([command], async (tx) => {
      await work(tx, actor, id);
      return [{ status: 200, body: '{}' }];
    }));
  }
}
