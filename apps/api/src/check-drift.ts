import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM, SchemaGenerator } from '@mikro-orm/postgresql';
import { ENTITIES } from './app.module.ts';
import { connectionOptions } from './platform/database/connection.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';

// Constraints, indexes and triggers are the migrations' own, as are tables without an entity. What the entities map
// must be in the schema, column by column.
const TABLES_AND_COLUMNS = /\b(create table|(add|alter|drop|rename) column)\b/;

// Says where the migrated schema and the mapped entities differ; ends with code 1 when they do.
const dataDir = mkdtempSync(join(tmpdir(), 'connect-drift-'));
chmodSync(dataDir, 0o711);
const server = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await migrate(server.connection);
  const orm = await MikroORM.init({
    ...connectionOptions(server.connection), entities: ENTITIES, extensions: [SchemaGenerator], logger: () => undefined,
  });
  const difference = await orm.schema.getUpdateSchemaSQL({ safe: true, dropTables: false });
  await orm.close(true);
  const drift = difference.split('\n').filter((line) => TABLES_AND_COLUMNS.test(line));
  if (drift.length > 0) {
    process.stderr.write(`The migrations do not match the entities:\n${drift.join('\n')}\n`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
