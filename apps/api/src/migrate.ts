import { roleOf } from './platform/database/connection.ts';
import { makeRoles } from './platform/database/make-roles.ts';
import { migrate } from './platform/database/migrate.ts';
import { readEnv } from './platform/env.ts';

const USAGE = `Usage: DATABASE_OWNER_URL=… DATABASE_URL=… npm run migrate

Brings the database to the schema of this release as its owner, and gives the role of DATABASE_URL the rights of the
application. With DATABASE_ADMIN_URL, a superuser of the same database, both roles are made first, with the passwords
of their URLs, and what is there already is given to the owner. The built-in database is migrated when Connect starts.
`;

const main = async (): Promise<void> => {
  // It needs none of the keys and passwords that a server outside the sandbox must have.
  const { databaseUrl, databaseOwnerUrl } = readEnv({ ...process.env, SANDBOX: 'true', NODE_ENV: '', HOST: '' });
  if (databaseUrl === undefined || databaseOwnerUrl === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const [owner, app] = [roleOf(databaseOwnerUrl), roleOf(databaseUrl)];
  if (owner.name === app.name) throw new Error('DATABASE_OWNER_URL and DATABASE_URL must name two roles.');
  const adminUrl = process.env['DATABASE_ADMIN_URL']?.trim();
  if (adminUrl) await makeRoles({ url: adminUrl }, { owner, app });
  await migrate({ url: databaseOwnerUrl }, { app: app.name });
  process.stdout.write(`The schema is that of this release. ${owner.name} owns it, ${app.name} is the application.\n`);
};

main().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
