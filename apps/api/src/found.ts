import { MikroORM } from '@mikro-orm/postgresql';
import { ENTITIES } from './app.module.ts';
import { addBank, addFirstAdministrator } from './modules/auth/founding.ts';
import { connectionOptions } from './platform/database/connection.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { readEnv } from './platform/env.ts';

const USAGE = `Usage: found.js bank <name>
       found.js administrator <username> <email> <name>
`;

// Makes what an empty installation needs and nobody could make over the API: its banks and its first administrator.
const [what, ...given] = process.argv.slice(2);
const isKnown = (what === 'bank' && given.length === 1) || (what === 'administrator' && given.length === 3);
if (!isKnown || given.some((text) => text.trim() === '')) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const database = await openDatabase(readEnv());
const orm = await MikroORM.init({
  ...connectionOptions(database.connection), entities: ENTITIES, logger: () => undefined });
try {
  const [first = '', email = '', name = ''] = given;
  if (what === 'bank') {
    const bank = await addBank(orm.em, first);
    process.stdout.write(`${bank.name} is the bank ${bank.id}.\n`);
  } else {
    const { passwordCode, expiresAt } = await addFirstAdministrator(orm.em, { username: first, email, name });
    process.stdout.write(`${first} chooses a password by the code ${passwordCode}, until ${expiresAt}.\n`);
  }
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
} finally {
  await orm.close(true);
  await database.close();
}
