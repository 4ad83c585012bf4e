import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { asRole, clientConfig, urlOf, type DatabaseConnection } from './connection.ts';
import { createDatabase, siblingDatabase } from './create-database.ts';
import { OWNER_ROLE, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { appRole } from './embedded-roles.ts';
import { excessRights } from './excess-rights.ts';
import { makeRoles } from './make-roles.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const BANK = '0193a000-0000-7000-8000-0000000000b1';

const query = async <Row extends pg.QueryResultRow>(connection: DatabaseConnection, text: string): Promise<Row[]> => {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-roles-'));
  chmodSync(folder, 0o711);
  return folder;
};

describe('a data folder of the first release', () => {
  const dataDir = newFolder();
  const file = join(dataDir, 'database-password');
  afterAll(() => { rmSync(dataDir, { recursive: true, force: true }); });

  beforeAll(async () => {
    // It has one role, the superuser, who owns everything.
    const server = await startEmbeddedPostgres({ dataDir });
    await migrate(server.connection);
    await query(server.connection, `insert into bank (id, name) values ('${BANK}', 'Bank of the Creek')`);
    await server.stop();
  }, 120_000);

  const opened = async <Result>(work: (connection: DatabaseConnection) => Promise<Result>): Promise<Result> => {
    const { connection, close } = await openDatabase({ dataDir, sandbox: false });
    try {
      return await work(connection);
    } finally {
      await close();
    }
  };

  it('is brought over: the owner has the tables, the application its rights and nothing more', async () => {
    await opened(async (connection) => {
      expect(connection).toMatchObject({ user: 'connect_app' });
      expect(await excessRights(connection)).toEqual([]);
      expect(await query(connection, 'select name from bank')).toEqual([{ name: 'Bank of the Creek' }]);
      const foreign = await query(connection, `
        select relname as name from pg_class c join pg_roles r on r.oid = c.relowner
        where relnamespace = 'public'::regnamespace and rolname <> '${OWNER_ROLE}'
        union all select proname from pg_proc p join pg_roles r on r.oid = p.proowner
        where pronamespace = 'public'::regnamespace and rolname <> '${OWNER_ROLE}'
          -- What came with an extension is of whoever the server makes its owner.
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all select datname from pg_database d join pg_roles r on r.oid = d.datdba
        where datname = current_database() and rolname <> '${OWNER_ROLE}'`);
      expect(foreign).toEqual([]);
    });
  }, 120_000);

  it('keeps the password of the application to itself, and the role asks for it', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await opened(async (connection) => {
      expect(connection).toMatchObject({ password: readFileSync(file, 'utf8') });
      await expect(query(asRole(connection, { name: 'connect_app', password: 'guessed' }), 'select 1'))
        .rejects.toMatchObject({ code: '28P01' });
    });
  }, 120_000);

  it('gets a new password where the file is missing, as after a restore', async () => {
    const before = readFileSync(file, 'utf8');
    rmSync(file);
    await opened(async (connection) => { expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }]); });
    expect(readFileSync(file, 'utf8')).not.toBe(before);
  }, 120_000);

  it('is left as it is when nothing is to be done, and takes back what a role was given meanwhile', async () => {
    const state = (connection: DatabaseConnection) => query(connection, `
      select relname::text as name, xmin::text as change from pg_class
      where relnamespace = 'public'::regnamespace order by 1`);
    const before = await opened(state);
    expect(await opened(state)).toEqual(before);
    const server = await startEmbeddedPostgres({ dataDir });
    await query(server.connection, `
      alter role connect_app superuser; grant connect_owner to connect_app; grant delete on entry to connect_app`);
    await server.stop();
    expect(await opened(excessRights)).toEqual([]);
  }, 180_000);
});

describe('a database of DATABASE_URL', () => {
  const dataDir = newFolder();
  let server: EmbeddedPostgres;
  let admin: DatabaseConnection;
  let databaseUrl: string;
  let databaseOwnerUrl: string;

  beforeAll(async () => {
    server = await startEmbeddedPostgres({ dataDir });
    await createDatabase(server.connection, 'foreign');
    admin = siblingDatabase(server.connection, 'foreign');
    const app = appRole(dataDir);
    await makeRoles(admin, { owner: { name: OWNER_ROLE }, app });
    databaseUrl = urlOf(asRole(admin, app));
    databaseOwnerUrl = urlOf(asRole(admin, { name: OWNER_ROLE }));
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is not entered before somebody migrated who may, and says what to do', async () => {
    await expect(openDatabase({ databaseUrl, dataDir, sandbox: false })).rejects
      .toThrow(/^The database "foreign" on .* lacks migration-20261125-baseline.*\nRun "npm run migrate"/);
  });

  it('is left as it is when one role for both is refused', async () => {
    await expect(openDatabase({ databaseUrl: urlOf(admin), dataDir, sandbox: false })).rejects
      .toThrow(/could undo the guards of the books/);
    expect(await query(admin, `select to_regclass('migration') as found`)).toEqual([{ found: null }]);
  });

  it('is migrated by its owner and entered by the application', async () => {
    await openDatabase({ databaseUrl, databaseOwnerUrl, dataDir, sandbox: false });
    const { connection } = await openDatabase({ databaseUrl, dataDir, sandbox: false });
    expect(await excessRights(connection)).toEqual([]);
  });

  it.each(['owner', 'superuser'])('is refused outside the sandbox when the application is the %s', async (role) => {
    const one = role === 'owner' ? databaseOwnerUrl : urlOf(admin);
    await expect(openDatabase({ databaseUrl: one, dataDir, sandbox: false })).rejects
      .toThrow(/could undo the guards of the books.*\nDATABASE_ONE_ROLE=true starts Connect nevertheless/);
    const warnings: string[] = [];
    const settings = { databaseUrl: one, dataDir, sandbox: false, databaseOneRole: true };
    await openDatabase(settings, (said) => warnings.push(said));
    await openDatabase({ databaseUrl: one, dataDir, sandbox: true }, (said) => warnings.push(said));
    expect(warnings).toHaveLength(2);
    for (const warning of warnings) expect(warning).toContain('Application and owner should be two roles');
  });

  it('leaves the owner its rights when the application is named as its own owner', async () => {
    await openDatabase({ databaseUrl: databaseOwnerUrl, databaseOwnerUrl, dataDir, sandbox: true });
    expect(await excessRights({ url: databaseOwnerUrl })).toContain('it owns account');
    expect(await excessRights({ url: databaseUrl })).toEqual([]);
  });
});
