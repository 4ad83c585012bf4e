import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { ENTITIES } from './entities.ts';
import { addBank, addFirstAdministrator, resetFactors } from './modules/auth/accounts/founding.ts';
import { ormOptions } from './platform/database/orm-options.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { readEnv } from './platform/env.ts';

const USAGE = `Usage: found.js bank <name>
       found.js administrator <username> <email> <name>
       found.js reset-factors <username>
`;

// Does what nobody could do over the API: makes the banks and the first administrator of an empty installation, and
// lets an administrator in again who lost every second factor.
const [what, ...given] = process.argv.slice(2);
const COUNTS: Readonly<Record<string, number>> = { bank: 1, administrator: 3, 'reset-factors': 1 };
const isKnown = what !== undefined && COUNTS[what] === given.length;
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
  if (what === 'reset-factors') return `${await resetFactors(em, first)} second factors of ${first} were removed.`;
  const { passwordCode, expiresAt } = await addFirstAdministrator(em, { username: first, email, name });
  return `${first} chooses a password by the code ${passwordCode}, until ${expiresAt}.`;
};

const main = async (): Promise<void> => {
  const database = await openDatabase(readEnv());
  try {
    const orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: ENTITIES, logger: () => undefined });
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
