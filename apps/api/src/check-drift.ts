import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ENTITIES } from './entities.ts';
import { ormOptions } from './platform/database/orm-options.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { columnsOfEntities, columnsOfSchema, differencesBetween } from './platform/database/schema-drift.ts';

// Says where the migrated schema and the mapped entities differ; ends with code 1 when they do.
const dataDir = mkdtempSync(join(tmpdir(), 'connect-drift-'));
chmodSync(dataDir, 0o711);
const server = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await migrate(server.connection);
  const orm = new MikroORM({
    ...ormOptions(server.connection), entities: ENTITIES, logger: () => undefined });
  const tx = orm.em.fork();
  const differences = differencesBetween(await columnsOfEntities(tx, orm), await columnsOfSchema(tx));
  await orm.close(true);
  if (differences.length > 0) {
    process.stderr.write(`The migrations do not match the entities:\n${differences.join('\n')}\n`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
