import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { CastRegister, keyOf, TOLD } from './cast-register.service.ts';
import { OutcomeBook } from './outcome-book.service.ts';

/** Does things to what scenes made under keys, so that whoever goes on after a crash does them no second time. */
@Injectable()
export class Once {
  constructor(
    private readonly cast: CastRegister,
    private readonly book: OutcomeBook,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Does something to what a scene made, as somebody; nothing where the scene made nothing. */
  async do(
    name: string, who: string, what: string, work: (tx: Tx, actor: Actor, id: string) => Promise<void>,
  ): Promise<void> {
    const id = this.book.idOf(name);
    if (id === undefined) return;
    const actor = this.cast.actor(who);
    const command = keyedBy(actor, `${TOLD} ${id}`, keyOf(what), {});
    await this.book.attempt(`${name}: ${who} ${what}`, () => this.unitOfWork.run([command], async (tx) => {
      await work(tx, actor, id);
      return [{ status: 200, body: '{}' }];
    }));
  }
}
