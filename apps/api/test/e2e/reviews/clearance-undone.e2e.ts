import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ScreeningService } from '../../../src/modules/screening/screening.service.ts';
import { Watchlist } from '../../../src/modules/screening/watchlist.service.ts';
import { row, rows, type Tx } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';

const NAME = 'Kassem Omar Testani';

describe('a clearance that was never committed', () => {
  let rig: TestApp;
  beforeAll(async () => { rig = await startApp(); });
  afterAll(() => rig.close());

  const decideSomething = (tx: Tx): Promise<unknown> =>
    rows(tx, 'update screening_revision set decisions = decisions + 1');

  it('clears nobody, whatever is decided next', async () => {
    const watchlist = rig.app.get(Watchlist);
    const em = rig.orm.em.fork();
    await watchlist.refresh(em);
    const [entry] = watchlist.entriesLike(NAME);
    const clearance = () => watchlist.clearanceOf({ name: NAME, ownerId: null }, entry!, null);
    const before = await rig.app.get(ScreeningService).open(em.fork());
    const undone = em.fork().transactional(async (tx) => {
      const { id } = await row<{ id: string }>(tx, `select id from app_user where username = 'admin'`);
      await rows(tx, `
        insert into screening_clearance (id, name, folded_name, source, ref, entry_name, entry_digest, reason, created_by,
          created_at, expires_at)
        values (gen_random_uuid(), $1, lower($1), $2, $3, $4, $5, 'Never said', $6, now(), now() + interval '1 day')`,
      [NAME, entry!.source, entry!.ref, entry!.party.name, entry!.digest, id]);
      await decideSomething(tx);
      // Whoever clears a pair asks the lists once more before the change is committed.
      await watchlist.refresh(tx);
      expect(clearance()).toBeDefined();
      expect(before.hitsOf([{ name: NAME, ownerId: null }], [null])).toMatchObject([{ entry: { ref: entry!.ref } }]);
      throw new Error('Something else went wrong.');
    });
    await expect(undone).rejects.toThrow('Something else went wrong.');
    await em.fork().transactional(decideSomething);
    await watchlist.refresh(em.fork());
    expect(clearance()).toBeUndefined();
  });
});
