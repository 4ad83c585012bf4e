import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyBooks, type BooksVerdict, type CheckpointDto, type ConnectClient, type KeySet, type LogFaultDto } from '@connect/sdk';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../../src/platform/database/orm-options.ts';
import { row, rows } from '../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../app.ts';
import { chanceOf, SEED, withOneByteChanged } from '../chance.ts';
import { cloneDatabase, type SuiteDatabase } from '../database.ts';
import { IS_LONG } from '../long.ts';
import { readerSettings } from '../second-reader-fixture.ts';
import { StubModel } from '../stub-model.ts';
import { STUB_CLIENT, STUB_SECRET, StubProvider } from '../stub-provider.ts';
import { fillBooks } from './books-fixture.ts';
import { faultsOfLog } from '../sealing.ts';

/** The tables of which events tell, and their columns of which they do not, each with the reason. */
const BOOKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  transaction: {}, verdict: {}, entry: {}, hold: {}, approval: {}, review_case: {}, review_opinion: {},
  review_comment: {}, review_attachment: {}, review_clearance: {}, second_reading: {}, case_file: {},
  contract: {}, contract_version: {}, contract_party: {}, contract_due: { collect_on: 'when it is tried again' }, contract_step: {}, contract_payment: {},
  wallet: {}, wallet_memo_key: {}, bank: {},
  account: { spent_on: 'a count towards the limit of a day', spent_minor: 'a count towards the limit of a day' },
  app_user: {}, customer_change: {}, beneficiary: {}, beneficiary_policy: {},
  recall: {
    payer_id: 'I24: follows from the payment', payer_bank_id: 'I24: follows from the payment',
    payee_id: 'I24: follows from the payment', payee_bank_id: 'I24: follows from the payment',
  },
  customer: { warned_for: 'told again, and told of again', lapsed_for: 'told again, and told of again' },
  api_key: {
    last_used_at: 'counted without an event', hour_began_at: 'counted without an event', used: 'counted without an event',
  },
  factor: { last_step: 'counted without an event', sign_count: 'counted without an event', last_used_at: 'counted without an event' },
  recovery_code: {}, linked_identity: {},
  batch: { beat_at: 'a sign of life' }, batch_refusal: {},
  ruleset: {}, ruleset_trial: {}, ruleset_change: {},
  screening_list: { stale_told_at: 'whether officers were told' }, screening_entry: {}, screening_name: {},
  screening_clearance: {}, screening_case: {}, screening_opinion: {},
  report: { progress: 'how far it is' }, report_file: {}, report_schedule: { next_at: 'when it is due' },
  signing_key: {}, compliance_key: {},
  // Told of by seals, from which nobody can tell whether there are any.
  str_settings: {}, str_report: {}, str_payment: {}, str_version: {}, str_step: {}, str_seal: {},
};

/** What is none of the books: the log itself, what is derived from it, how requests went, and what people keep. */
const NO_BOOKS = [
  'audit_event', 'block', 'block_leaf', 'merkle_node', 'account_place', 'sealed_total', 'sealed_hour', 'sealed_finding',
  'payment_sum', 'payment_pair', 'transaction_search', 'transaction_stretch',
  'event_position', 'event_relay', 'event_consumer', 'migration', 'sandbox_clock', 'screening_revision', 'rescreening',
  'second_look', 'screening_due', 'status_sample', 'invariant_check', 'invariant_round', 'job',
  'idempotency_key', 'idempotency_claim', 'quote', 'request_log', 'request_log_loss', 'stream_ticket',
  // Cosignatures bear signatures of their own, and what is known of a witness is asked of it again.
  'witness', 'witnessed_log',
  'session', 'refresh_token', 'password_code', 'factor_proof', 'factor_challenge', 'factor_guess', 'attempt_counter', 'known_device', 'used_sign_in_state', 'notification', 'webhook', 'webhook_delivery', 'webhook_attempt',
  // Files that bear signatures of their own; what they say follows from entries.
  'statement_file',
  // Messages and answers as files, whose digests the log tells; what was done of them is payments and batches.
  'iso_message', 'iso_instruction', 'iso_instruction_refusal', 'iso_payment', 'iso_answer', 'iso_open_payment',
  'iso_failure', 'iso_recall', 'iso_return',
  'draft', 'list_look', 'saved_view', 'support_message', 'support_presence', 'support_request',
];

/** An export that was not given. */
class Refused extends Error {}

interface Column { name: string; type: string }

// Nothing was ever sealed of an account that never moved.
const MOVED: Readonly<Record<string, string>> = { account: 'and sequence > 0' };

// About ten thousand changes in all at full length. An export is itself told of in the log, which grows by it, and with
// it the time that each comparison takes; so only some of the changes are looked for in one.
const TIMES = IS_LONG ? 35 : 1;
const EXPORT_EVERY = 7;
const TABLE_TIMEOUT_MS = IS_LONG ? 3_600_000 : 600_000;

/** Another value of a column's type than the one that a row has, as SQL. */
const another = ({ name, type }: Column, chance: (below: number) => number): string => {
  switch (type) {
    case 'uuid': return `gen_random_uuid()`;
    case 'text': case 'character': return `overlay(${name}::text placing
      case when substr(${name}::text, 1, 1) = 'x' then 'y' else 'x' end from 1 for 1)`;
    case 'boolean': return `not ${name}`;
    case 'bigint': case 'integer': case 'smallint': return `${name} + ${1000 + chance(7000)}`;
    // Whatever is added to what never ends, it stays the same.
    case 'timestamp with time zone': return `case when isfinite(${name})
      then ${name} + interval '${1 + chance(5000)} milliseconds' else '2031-05-04' end`;
    case 'date': return `case when isfinite(${name}) then ${name} + ${1 + chance(5)} else '2031-05-04' end`;
    case 'bytea': return `set_byte(${name}, 0, (get_byte(${name}, 0) + ${1 + chance(255)}) % 256)`;
    case 'jsonb': return `${name} || '{"slipped": ${chance(99)}}'`;
    case 'json': return `(${name}::jsonb || '{"slipped": ${chance(99)}}')::json`;
    case 'ARRAY': return `${name} || array['slipped']`;
    default: throw new Error(`No test knows how to change a ${type}.`);
  }
};

describe('a superuser who changes the books', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let database: SuiteDatabase;
  let provider: StubProvider;
  let model: StubModel;
  let dataDir: string;
  let token: string;
  let keys: KeySet;
  const chance = chanceOf(SEED);
  const columns = new Map<string, Column[]>();

  beforeAll(async () => {
    // A superuser is stopped by no check; the application needs none either.
    database = await cloneDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'connect-app-'));
    const own = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
    });
    await rows(own.em.fork(), `
      do $$ declare c record; begin
        for c in select conrelid::regclass as owner, conname from pg_constraint
                 where contype in ('c', 'f') and connamespace = 'public'::regnamespace loop
          execute format('alter table %s drop constraint %I cascade', c.owner, c.conname);
        end loop;
        for c in select attrelid::regclass as owner, attname from pg_attribute join pg_class on oid = attrelid
                 where attgenerated <> '' and attnotnull and relnamespace = 'public'::regnamespace loop
          execute format('alter table %s alter column %I drop not null', c.owner, c.attname);
        end loop;
        for c in select attrelid::regclass as owner, attname from pg_attribute join pg_class on oid = attrelid
                 where attidentity = 'a' and relnamespace = 'public'::regnamespace loop
          execute format('alter table %s alter column %I set generated by default', c.owner, c.attname);
        end loop;
      end $$`);
    await own.close(true);
    provider = await StubProvider.start();
    model = await StubModel.start();
    rig = await startApp({ database, dataDir }, {
      ...readerSettings(model),
      OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: STUB_CLIENT, OIDC_CLIENT_SECRET: STUB_SECRET, OIDC_REGISTRATION: 'true',
    });
    admin = await rig.as('admin');
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } }));
    keys = await (await fetch(`${rig.baseUrl}/.well-known/jwks.json`)).json() as KeySet;
    await fillBooks(rig, provider, model);
    // A table made for each change would have every connection plan all its statements anew each time.
    await rows(rig.orm.em.fork(), 'create schema kept');
    for (const table of Object.keys(BOOKS)) {
      await rows(rig.orm.em.fork(), `create table kept."${table}" as table "${table}" with no data`);
      columns.set(table, await rows<Column>(rig.orm.em.fork(), `
        select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`, [table]));
    }
  }, TABLE_TIMEOUT_MS);
  afterAll(async () => {
    await rig.close();
    await provider.stop();
    await model.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  /** What the server finds. */
  const verify = (): Promise<LogFaultDto[]> => faultsOfLog(admin);

  // A key that is not the one in use signs no export, which finds it out as well.
  const exportBooks = async (): Promise<Uint8Array> => {
    const answer = await fetch(`${rig.baseUrl}/api/v1/audit/books`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Refused(await answer.text());
    return answer.bytes();
  };

  /** What is found in an export, without the server. */
  const verifyOffline = async (known?: CheckpointDto): Promise<BooksVerdict> =>
    verifyBooks(await exportBooks(), keys, known);

  /** Whether the server finds something, and says of what. */
  const isFoundHere = async (): Promise<boolean> => (await verify()).some(({ resource }) => resource !== null);

  /** Whether both do, the server and whoever has an export of the books alone. */
  const isFound = async (): Promise<boolean> => {
    const verdict = await verifyOffline().catch((failure: unknown) => {
      if (!(failure instanceof Refused) || !/SIGNING_KEY_REPLACED/.test(failure.message)) throw failure;
      return { isProven: false, differences: [{ resource: 'signing_key', id: 'in use' }] };
    });
    return await isFoundHere() && !verdict.isProven && verdict.differences.length > 0;
  };

  /** Does what the triggers forbid, looks, and takes it back. */
  const whileChanged = async <Result>(
    statement: string, look: () => Promise<Result>,
  ): Promise<{ found: Result; count: number }> => {
    const [, table] = /^(?:update|delete from|insert into) "?(\w+)"?/.exec(statement)!;
    const em = rig.orm.em.fork();
    await rows(em, `insert into kept."${table}" select * from "${table}"`);
    const asSuperuser = (text: string): Promise<unknown[]> => em.fork().transactional(async (tx) => {
      await rows(tx, 'set local session_replication_role = replica');
      return rows(tx, text);
    });
    try {
      const changed = await asSuperuser(`${statement} returning 1`);
      return { found: await look(), count: changed.length };
    } finally {
      const names = columns.get(table!)!.map(({ name }) => `"${name}"`).join(', ');
      await asSuperuser(`delete from "${table}"`);
      await asSuperuser(`insert into "${table}" (${names}) overriding system value select ${names} from kept."${table}"`);
      await rows(em, `delete from kept."${table}"`);
    }
  };

  it('leaves nothing to be found before, and every table has rows to change', async () => {
    expect(await verify()).toEqual([]);
    const verdict = await verifyOffline();
    expect(verdict).toMatchObject({ isProven: true, differences: [] });
    expect(verdict.checks.map(({ name }) => name))
      .toEqual(['whole_file', 'key_known', 'key_in_time', 'signature', 'chained', 'books_as_sealed']);
    for (const table of Object.keys(BOOKS)) {
      const { count } = await row<{ count: number }>(rig.orm.em.fork(), `select count(*)::int as count from "${table}"`);
      expect({ table, isEmpty: count === 0 }).toEqual({ table, isEmpty: false });
    }
  });

  it('knows every column of the books', async () => {
    const told = await rows<{ name: string }>(rig.orm.em.fork(), `
      select tablename as name from pg_tables where schemaname = 'public' order by 1`);
    const others = told.map(({ name }) => name).filter((name) => !(name in BOOKS));
    expect(others).toEqual([...NO_BOOKS].sort());
    for (const [table, exempt] of Object.entries(BOOKS)) {
      const known = columns.get(table)!.map(({ name }) => name);
      expect(Object.keys(exempt).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it.each(Object.keys(BOOKS))('is found out and named whatever they change in %s', async (table) => {
    for (const column of columns.get(table)!.filter(({ name }) => !(name in BOOKS[table]!))) {
      for (let n = 0; n < TIMES; n++) {
        const { found, count } = await whileChanged(`
          update "${table}" set "${column.name}" = ${another({ ...column, name: `"${column.name}"` }, chance)}
          where ctid = (select ctid from "${table}" where "${column.name}" is not null ${MOVED[table] ?? ''}
                        order by md5(ctid::text || '${chance(1e6)}') limit 1)`.trim(),
        IS_LONG && n % EXPORT_EVERY === 0 ? isFound : isFoundHere);
        expect({ table, column: column.name, isFound: count === 0 || found }).toMatchObject({ isFound: true });
      }
    }
  }, TABLE_TIMEOUT_MS);

  it.each<[string, string, string]>([
    ['an administrator', 'user', `insert into app_user (id, ordinal, username, name, email, role)
      values (gen_random_uuid(), 99000, 'slipped.in', 'Slipped In', 'slipped.in@example.com', 'admin')`],
    ['a payment', 'transaction', `insert into transaction (id, ordinal, type, network, currency, amount_minor, fee_minor,
        status, from_wallet_id, to_wallet_id, initiated_by, request_id, created_at, completed_at, released_minor)
      select gen_random_uuid(), 99000, type, network, currency, 999900, 0, status, from_wallet_id, to_wallet_id, initiated_by,
        'none', created_at, completed_at, 999900 from transaction where status = 'completed' and type = 'send' limit 1`],
    ['an approval', 'transaction', `insert into approval (transaction_id, approver_id, decision, terms_hash, created_at)
      select transaction_id, gen_random_uuid(), decision, terms_hash, created_at from approval limit 1`],
    ['entries', 'transaction', `insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency,
        amount_minor, balance_after_minor)
      select account_id, account_sequence + 5000, transaction_id, 9, purpose, currency, amount_minor, 1
      from entry order by account_sequence desc limit 1`],
    ['a way into an account', 'identity', `insert into linked_identity (id, ordinal, user_id, issuer, subject, is_origin, linked_at)
      select gen_random_uuid(), 99000, id, 'https://evil.example', 'mallory', false, now() from app_user where role = 'admin' limit 1`],
    ['settings of the rules', 'ruleset', `insert into ruleset (version, settings, note, state, created_at)
      select 9000, settings, 'Slipped in', 'draft', created_at from ruleset limit 1`],
  ])('is found out when they slip in %s', async (_, resource, statement) => {
    const { found, count } = await whileChanged(statement, async () =>
      ({ faults: await verify(), differences: (await verifyOffline()).differences }));
    expect(count).toBe(1);
    expect(found.faults).toContainEqual(expect.objectContaining({ resource }));
    expect(found.differences).toContainEqual(expect.objectContaining({ resource }));
  });

  it('cannot pass off one export for another, nor cut its tail off before whoever kept a head', async () => {
    const file = await exportBooks();
    for (let n = 0; n < 20; n++) {
      const { changed } = withOneByteChanged(Buffer.from(file), chance);
      expect(await verifyBooks(changed, keys)).toMatchObject({ isProven: false });
    }
    const [head] = await admin.audit.listCheckpoints({ limit: 1 });
    expect(await verifyOffline(head)).toMatchObject({ isProven: true });
    const forgotten = { ...head!, height: head!.height + 1 };
    expect((await verifyOffline(forgotten)).checks).toContainEqual(expect.objectContaining({ name: 'not_older', passed: false }));
  });

  it('is told at the payment itself', async () => {
    const { id } = await row<{ id: string }>(rig.orm.em.fork(),
      `select id from transaction where type = 'send' and status = 'completed' order by ordinal limit 1`);
    const look = async () => (await admin.transactions.verifyTransaction({ id })).record_verification;
    expect(await look()).toBe('as_sealed');
    const { found } = await whileChanged(`update transaction set amount_minor = 999900 where id = '${id}'`, look);
    expect(found).toBe('changed');
    expect(await look()).toBe('as_sealed');
  });

  it.each(Object.keys(BOOKS))('is found out when they remove something from %s', async (table) => {
    const { found, count } = await whileChanged(
      `delete from "${table}" where ctid = (select ctid from "${table}" order by md5(ctid::text || '${chance(1e6)}') limit 1)`, isFound);
    expect({ table, count, isFound: found }).toEqual({ table, count: 1, isFound: true });
  });
});
