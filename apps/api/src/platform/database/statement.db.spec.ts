import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import '../../app.module.ts';
import { clientConfig } from './connection.ts';
import { bigint, boolean, orNull, statements, text, timestamptz, uuid, type Statement } from './statement.ts';

interface Field { name: string; tableID: number; columnID: number; dataTypeID: number }

/** Asks the server what a statement takes and yields, without running it. */
class Description implements pg.Submittable {
  readonly fields: Promise<Field[]>;
  private found: Field[] = [];
  private resolve!: (fields: Field[]) => void;
  private reject!: (failure: Error) => void;

  constructor(private readonly statement: string) {
    this.fields = new Promise((resolve, reject) => { this.resolve = resolve; this.reject = reject; });
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.statement, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void { this.found = fields; }
  handleError(failure: Error): void { this.reject(failure); }
  handleReadyForQuery(): void { this.resolve(this.found); }
}

describe('statements by hand', () => {
  let database: SuiteDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    client = new pg.Client(clientConfig(database.app));
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** Where a statement yields other columns than its shape says; it fails where PostgreSQL does not take it. */
  const differencesOf = async ({ text: written, shape }: Statement): Promise<string[]> => {
    const description = new Description(written);
    client.query(description);
    const fields = await description.fields;
    if (shape === null) return [];
    const { rows: yielded } = await client.query<{ name: string; type: string; is_nullable: boolean | null }>(`
      select name, format_type(type, null) as type,
        (select not attnotnull from pg_attribute where attrelid = f.table and attnum = f.column) as is_nullable
      from unnest($1::text[], $2::oid[], $3::oid[], $4::int[]) as f (name, type, "table", "column")`, [
      fields.map((f) => f.name), fields.map((f) => f.dataTypeID), fields.map((f) => f.tableID),
      fields.map((f) => f.columnID)]);
    const names = [...new Set([...yielded.map(({ name }) => name), ...Object.keys(shape)])];
    return names.flatMap((name) => {
      const [there, here] = [yielded.find((column) => column.name === name), shape[name]];
      if (!there) return [`${name} is not yielded`];
      if (!here) return [`${name} is not in the shape`];
      if (there.type !== here.type) return [`${name} is ${there.type}, not ${here.type}`];
      return there.is_nullable === true && !here.mayBeNull ? [`${name} may be null`] : [];
    });
  };

  it('yield what their shapes say, each of them', async () => {
    expect(statements().length).toBeGreaterThan(0);
    for (const made of statements()) {
      const differences = await differencesOf(made).catch((failure: unknown) => [String(failure)]);
      expect({ text: made.text, differences }).toEqual({ text: made.text, differences: [] });
    }
  });

  const BANKS = 'select id, name, suspended_at from bank where id = $1';
  it.each([
    ['a column that is not there', 'select title from bank', { title: text }, ['error: column "title" does not exist']],
    ['another type', BANKS, { id: bigint, name: text, suspended_at: orNull(timestamptz) }, ['id is uuid, not bigint']],
    ['another name', BANKS, { id: uuid, title: text, suspended_at: orNull(timestamptz) },
      ['name is not in the shape', 'title is not yielded']],
    ['null left out', BANKS, { id: uuid, name: text, suspended_at: timestamptz }, ['suspended_at may be null']],
    ['a parameter of no type that fits', 'select name from bank where id = $1::integer', { name: text },
      ['error: operator does not exist: uuid = integer']],
    ['what is computed', 'select suspended_at is null as stands from bank', { stands: text },
      ['stands is boolean, not text']],
    ['nothing', 'select suspended_at is null as stands from bank', { stands: boolean }, []],
  ])('are found out by %s', async (_, written, shape, found) => {
    const differences = await differencesOf({ text: written, shape }).catch((failure: unknown) => [String(failure)]);
    expect(differences).toEqual(found);
  });
});
