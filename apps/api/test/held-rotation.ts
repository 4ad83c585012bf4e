import type { KeyObject } from 'node:crypto';
import { KeyRegister } from '../src/modules/keys/key-register.service.ts';
import { Clock } from '../src/platform/clock.ts';
import type { Tx } from '../src/platform/database/sql.ts';
import { EventLog } from '../src/platform/event-log.ts';
import { UnitOfWork } from '../src/platform/unit-of-work.ts';
import type { TestApp } from './app.ts';

/** A unit of work that has done everything but commit until it is told to. */
class HeldUnitOfWork extends UnitOfWork {
  readonly done = Promise.withResolvers<undefined>();
  readonly release = Promise.withResolvers<undefined>();

  override commit<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return super.commit(async (tx) => {
      const result = await work(tx);
      this.done.resolve(undefined);
      await this.release.promise;
      return result;
    });
  }
}

/** Puts a key in use without committing that yet, as a process does that starts with it; answers how to commit it. */
export const holdRotation = async ({ app, orm }: TestApp, key: KeyObject): Promise<() => Promise<void>> => {
  const clock = app.get(Clock);
  const unitOfWork = new HeldUnitOfWork(orm.em, clock);
  const putting = new KeyRegister(orm.em, unitOfWork, clock, app.get(EventLog)).putInUse(key, 'EdDSA');
  await Promise.race([unitOfWork.done.promise, putting]);
  return async () => {
    unitOfWork.release.resolve(undefined);
    await putting;
  };
};
