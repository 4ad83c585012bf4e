import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { connectionOptions, placeOf, type DatabaseConnection, type DatabasePlace } from './connection.ts';
import { refuseUnknownSchema } from './known-schema.ts';
import { LOCKS } from './locks.ts';
import { refuseOldServer } from './server-version.ts';
import { rows } from './sql.ts';
import { Migration20261125Baseline } from './migrations/migration-20261125-baseline.ts';
import { Migration20261126BlockTimes } from './migrations/migration-20261126-block-times.ts';
import { Migration20261126Factor } from './migrations/migration-20261126-factor.ts';
import { Migration20261126Invariants } from './migrations/migration-20261126-invariants.ts';
import { Migration20261126SignInLimits } from './migrations/migration-20261126-sign-in-limits.ts';

/** The migrations in their order; adding one means adding a line here. What a release has is never changed. */
export const MIGRATIONS = [
  { name: 'migration-20261125-baseline', class: Migration20261125Baseline },
  { name: 'migration-20261126-block-times', class: Migration20261126BlockTimes },
  { name: 'migration-20261126-factor', class: Migration20261126Factor },
  { name: 'migration-20261126-invariants', class: Migration20261126Invariants },
  { name: 'migration-20261126-sign-in-limits', class: Migration20261126SignInLimits },
];

/**
 * Brings a database to the newest schema; safe to call from several processes at once. A server that is too old, and a
 * database that another release made, are refused by their `place` and left as they are.
 */
export const migrate = async (
  connection: DatabaseConnection, place: DatabasePlace = placeOf(connection),
): Promise<void> => {
  const orm = await MikroORM.init({
    ...connectionOptions(connection),
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: MIGRATIONS, snapshot: false, tableName: 'migration' },
    pool: { min: 1, max: 2 },
    logger: () => undefined,
  });
  try {
    await orm.em.fork().transactional(async (tx) => {
      await refuseOldServer(tx, place);
      // One process migrates; the others wait here and then find nothing left to do.
      await rows(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.migrating]);
      await refuseUnknownSchema(tx, MIGRATIONS.map(({ name }) => name), place);
      await orm.migrator.up({ transaction: tx.getTransactionContext<object>() });
    });
  } finally {
    await orm.close(true);
  }
};
