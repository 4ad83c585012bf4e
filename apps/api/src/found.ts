import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
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

const found = async (em: EntityManager): Promise<string> => {
  const [first = '', email = '', name = ''] = given;
  if (what === 'bank') {
    const bank = await addBank(em, first);
    return `${bank.name} is the bank ${bank.id}.`;
  }
  const { passwordCode, expiresAt } = await addFirstAdministrator(em, { username: first, email, name });
  return `${first} chooses a password by the code ${passwordCode}, until ${expiresAt}.`;
};

const main = async (): Promise<void> => {
  const database = await openDatabase(readEnv());
  try {
    const orm = await MikroORM.init({
      ...connectionOptions(database.connection), entities: ENTITIES, logger: () => undefined });
    try {
      process.stdout.write(`${await found(orm.em)}\n`);
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
