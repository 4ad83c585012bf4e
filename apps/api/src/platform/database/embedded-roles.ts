import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asRole, type DatabaseConnection, type DatabasePlace, type DatabaseRole } from './connection.ts';
import { APP_ROLE, OWNER_ROLE, type EmbeddedPostgres } from './embedded-postgres.ts';
import { makeRoles } from './make-roles.ts';
import { migrate } from './migrate.ts';

const PASSWORD_FILE = 'database-password';
const PASSWORD_BYTES = 32;

/** Makes the two roles of a built-in database, migrates it as its owner, and answers how the application enters it. */
export const prepareEmbedded = async (
  { connection, dataDir }: Pick<EmbeddedPostgres, 'connection' | 'dataDir'>, place?: DatabasePlace,
): Promise<DatabaseConnection> => {
  const owner = { name: OWNER_ROLE };
  const app = appRole(dataDir);
  await makeRoles(connection, { owner, app }, place);
  await migrate(asRole(connection, owner), { app: app.name, place });
  return asRole(connection, app);
};

/** The application's role, whose password is made once and lies beside the books; a restored folder gets a new one. */
export const appRole = (dataDir: string): DatabaseRole => {
  const file = join(dataDir, PASSWORD_FILE);
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(PASSWORD_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  }
  chmodSync(file, 0o600);
  return { name: APP_ROLE, password: readFileSync(file, 'utf8') };
};
