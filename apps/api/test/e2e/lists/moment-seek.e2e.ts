import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../../../src/platform/database/orm-options.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { cloneDatabase, type SuiteDatabase } from '../../database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.parse('2026-11-01T00:00:00Z');
const EVENTS = 300;
const END = START + EVENTS * 10 * MINUTE_MS;

describe('seeking a moment among numbered events', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  // Numbers have gaps, and clocks go back by up to fifty minutes.
  const events = Array.from({ length: EVENTS }, (_, n) => ({
    id: 1 + n * 3 + ((n * 7) % 3), at: START + n * 10 * MINUTE_MS - ((n * 7919) % 51) * MINUTE_MS,
  }));
  const numberBefore = async (moment: number): Promise<number> => {
    const { found } = await row<{ found: string }>(
      orm.em.fork(), 'select events_before($1) as found', [new Date(moment)]);
    return Number(found);
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
    });
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  it('finds nothing before any moment when nothing has happened', async () => {
    expect(await numberBefore(END)).toBe(0);
  });

  it('parts what is from before a moment from what is not, to within the hour by which clocks may differ', async () => {
    await rows(orm.em.fork(), `
      insert into audit_event (id, action, resource, severity, created_at) overriding system value
      select id, 'test', 'test', 'info', at from unnest($1::bigint[], $2::timestamptz[]) as e (id, at)`,
    [events.map((event) => event.id), events.map((event) => new Date(event.at))]);
    expect(await numberBefore(START - 2 * HOUR_MS)).toBe(0);
    expect(await numberBefore(END + HOUR_MS)).toBe(events.at(-1)?.id);
    for (let moment = START; moment < END; moment += 37 * MINUTE_MS) {
      const found = await numberBefore(moment);
      const tooLate = events.filter((event) => event.id <= found && event.at >= moment + HOUR_MS);
      const tooEarly = events.filter((event) => event.id > found && event.at < moment - HOUR_MS);
      expect({ moment, tooLate, tooEarly }).toEqual({ moment, tooLate: [], tooEarly: [] });
    }
  });
});
