import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { BlocksQueries } from './modules/blocks/blocks.queries.ts';
import { KeptHead } from './modules/blocks/sealing/kept-head.service.ts';
import { RecordsQueries } from './modules/blocks/records.queries.ts';
import { BalancesQueries } from './modules/blocks/balances/balances.queries.ts';
import { VerifyBalances } from './modules/blocks/balances/verify-balances.use-case.ts';
import { VerifyLog } from './modules/blocks/verify-log.use-case.ts';
import { CheckWhole } from './modules/invariants/check-whole.use-case.ts';
import { ALL_INVARIANTS } from './modules/invariants/invariant-list.ts';
import { MOST_FOUND } from './modules/invariants/invariant-results.service.ts';
import { KeyRegister } from './modules/keys/key-register.service.ts';
import { SystemClock } from './platform/clock.ts';
import { asRole } from './platform/database/connection.ts';
import { ormOptions } from './platform/database/orm-options.ts';
import { DataFolderInUseError } from './platform/database/data-folder.ts';
import { runningConnection } from './platform/database/embedded-postgres.ts';
import { appRole } from './platform/database/embedded-roles.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.ts';
import { row } from './platform/database/sql.ts';
import { readEnv, type Env } from './platform/env.ts';
import { EventLog } from './platform/event-log.ts';
import { UnitOfWork } from './platform/unit-of-work.ts';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** What there was to check, so that nobody takes an empty database for books in order. */
const coverOf = async (em: EntityManager): Promise<string> => {
  const { accounts, entries, payments, events } = await row<Record<string, string>>(em.fork(), `
    select (select count(*) from account) as accounts, (select count(*) from entry) as entries,
           (select count(*) from transaction) as payments, (select count(*) from audit_event) as events`);
  const { height } = await new BlocksQueries(em, new SystemClock()).sealerState();
  return `Covered: ${accounts} accounts, ${entries} entries, ${payments} payments, ${events} events, `
    + `${String(height)} blocks.`;
};

const checkOf = (em: EntityManager, env: Env): CheckWhole => {
  const clock = new SystemClock();
  const register = new KeyRegister(em, new UnitOfWork(em, clock), clock, new EventLog(clock));
  const kept = new KeptHead(env);
  const balances = new VerifyBalances(em, new BalancesQueries());
  return new CheckWhole(em, new VerifyLog(em, register, new RecordsQueries(em), kept, balances), kept);
};

/** Checks every invariant over all that is stored and says what it found; answers whether all of them hold. */
const verify = async (em: EntityManager, env: Env): Promise<boolean> => {
  let doubts = 0;
  for await (const { name, found, failure } of checkOf(em, env).results()) {
    const { number, sentence } = ALL_INVARIANTS.find((invariant) => invariant.name === name)
      ?? { number: null, sentence: name };
    const state = found === null ? 'UNKNOWN' : found.length > 0 ? 'BROKEN' : 'holds';
    print(`${state.padEnd(8)} ${(number ?? '-').padEnd(4)}${name}: ${sentence}`);
    if (state !== 'holds') doubts++;
    for (const id of found?.slice(0, MOST_FOUND) ?? []) print(`           ${id}`);
    if (found !== null && found.length > MOST_FOUND) print('           and more');
    if (found === null) print(`           ${failure instanceof Error ? failure.message : String(failure)}`);
  }
  print(await coverOf(em));
  print(doubts === 0 ? 'Every invariant holds.' : `${doubts} of ${ALL_INVARIANTS.length} do not hold or are unknown.`);
  return doubts === 0;
};

// A database that others run is taken as it is, and so is that of a Connect which runs on this data folder.
const connect = async (env: Env): Promise<Pick<OpenDatabase, 'connection' | 'close'>> => {
  const close = (): Promise<void> => Promise.resolve();
  if (env.databaseUrl !== undefined) return { connection: { url: env.databaseUrl }, close };
  return openDatabase(env).catch((failure: unknown) => {
    if (!(failure instanceof DataFolderInUseError)) throw failure;
    return { connection: asRole(runningConnection(failure.path), appRole(failure.path)), close };
  });
};

const main = async (): Promise<void> => {
  const env = readEnv();
  const database = await connect(env);
  try {
    const orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
      logger: () => undefined,
    });
    try {
      if (!await verify(orm.em, env)) process.exitCode = 1;
    } finally {
      await orm.close(true);
    }
  } finally {
    await database.close();
  }
};

main().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
