import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { LOCKS } from './locks.ts';
import { connectionOptions, type DatabaseConnection } from './connection.ts';
import { rows } from './sql.ts';
import { Migration20261120Foundation } from './migrations/migration-20261120-foundation.ts';
import { Migration20261121Batches } from './migrations/migration-20261121-batches.ts';
import { Migration20261121Lists } from './migrations/migration-20261121-lists.ts';
import { Migration20261121PayeeTotals } from './migrations/migration-20261121-payee-totals.ts';
import { Migration20261121PaymentHistory } from './migrations/migration-20261121-payment-history.ts';
import { Migration20261121Reviews } from './migrations/migration-20261121-reviews.ts';
import { Migration20261121Rulesets } from './migrations/migration-20261121-rulesets.ts';
import { Migration20261121WritePath } from './migrations/migration-20261121-write-path.ts';
import { Migration20261121Screening } from './migrations/migration-20261121-screening.ts';
import { Migration20261122MerkleNodes } from './migrations/migration-20261122-merkle-nodes.ts';
import { Migration20261122Jobs } from './migrations/migration-20261122-jobs.ts';
import { Migration20261122Reports } from './migrations/migration-20261122-reports.ts';
import { Migration20261122SigningKeys } from './migrations/migration-20261122-signing-keys.ts';
import { Migration20261122ApiKeys } from './migrations/migration-20261122-api-keys.ts';
import { Migration20261122Notifications } from './migrations/migration-20261122-notifications.ts';
import { Migration20261122Events } from './migrations/migration-20261122-events.ts';
import { Migration20261122SandboxClock } from './migrations/migration-20261122-sandbox-clock.ts';
import { Migration20261122Contracts } from './migrations/migration-20261122-contracts.ts';
import { Migration20261122Views } from './migrations/migration-20261122-views.ts';
import { Migration20261122Webhooks } from './migrations/migration-20261122-webhooks.ts';
import { Migration20261122Redeeming } from './migrations/migration-20261122-redeeming.ts';
import { Migration20261122RequestLog } from './migrations/migration-20261122-request-log.ts';
import { Migration20261122Status } from './migrations/migration-20261122-status.ts';
import { Migration20261122Support } from './migrations/migration-20261122-support.ts';
import { Migration20261123SteadyPlans } from './migrations/migration-20261123-steady-plans.ts';
import { Migration20261124Networks } from './migrations/migration-20261124-networks.ts';
import { Migration20261122Sessions } from './migrations/migration-20261122-sessions.ts';
import { Migration20261124Users } from './migrations/migration-20261124-users.ts';
import { Migration20261125ContractVersions } from './migrations/migration-20261125-contract-versions.ts';
import { Migration20261126SealedMemos } from './migrations/migration-20261126-sealed-memos.ts';
import { Migration20261122StaleLists } from './migrations/migration-20261122-stale-lists.ts';
import { Migration20261127ListLooks } from './migrations/migration-20261127-list-looks.ts';
import { Migration20261128LeanTotals } from './migrations/migration-20261128-lean-totals.ts';
import { Migration20261129UnsealedIds } from './migrations/migration-20261129-unsealed-ids.ts';
import { Migration20261130EventsAreTold } from './migrations/migration-20261130-events-are-told.ts';
import { Migration20261201CountingHistory } from './migrations/migration-20261201-counting-history.ts';
import { Migration20261202RestoredBooks } from './migrations/migration-20261202-restored-books.ts';
import { Migration20261203TotalsByKey } from './migrations/migration-20261203-totals-by-key.ts';

/** The migrations in their order; adding one means adding a line here. */
export const MIGRATIONS = [
  { name: 'migration-20261120-foundation', class: Migration20261120Foundation },
  { name: 'migration-20261121-batches', class: Migration20261121Batches },
  { name: 'migration-20261121-payee-totals', class: Migration20261121PayeeTotals },
  { name: 'migration-20261121-write-path', class: Migration20261121WritePath },
  { name: 'migration-20261121-lists', class: Migration20261121Lists },
  { name: 'migration-20261121-reviews', class: Migration20261121Reviews },
  { name: 'migration-20261121-payment-history', class: Migration20261121PaymentHistory },
  { name: 'migration-20261121-screening', class: Migration20261121Screening },
  { name: 'migration-20261121-rulesets', class: Migration20261121Rulesets },
  { name: 'migration-20261122-signing-keys', class: Migration20261122SigningKeys },
  { name: 'migration-20261122-events', class: Migration20261122Events },
  { name: 'migration-20261122-sandbox-clock', class: Migration20261122SandboxClock },
  { name: 'migration-20261122-api-keys', class: Migration20261122ApiKeys },
  { name: 'migration-20261122-notifications', class: Migration20261122Notifications },
  { name: 'migration-20261122-contracts', class: Migration20261122Contracts },
  { name: 'migration-20261122-merkle-nodes', class: Migration20261122MerkleNodes },
  { name: 'migration-20261122-request-log', class: Migration20261122RequestLog },
  { name: 'migration-20261122-webhooks', class: Migration20261122Webhooks },
  { name: 'migration-20261122-jobs', class: Migration20261122Jobs },
  { name: 'migration-20261122-reports', class: Migration20261122Reports },
  { name: 'migration-20261122-status', class: Migration20261122Status },
  { name: 'migration-20261123-steady-plans', class: Migration20261123SteadyPlans },
  { name: 'migration-20261122-sessions', class: Migration20261122Sessions },
  { name: 'migration-20261122-stale-lists', class: Migration20261122StaleLists },
  { name: 'migration-20261122-support', class: Migration20261122Support },
  { name: 'migration-20261122-views', class: Migration20261122Views },
  { name: 'migration-20261122-redeeming', class: Migration20261122Redeeming },
  { name: 'migration-20261124-networks', class: Migration20261124Networks },
  { name: 'migration-20261124-users', class: Migration20261124Users },
  { name: 'migration-20261125-contract-versions', class: Migration20261125ContractVersions },
  { name: 'migration-20261126-sealed-memos', class: Migration20261126SealedMemos },
  { name: 'migration-20261127-list-looks', class: Migration20261127ListLooks },
  { name: 'migration-20261128-lean-totals', class: Migration20261128LeanTotals },
  { name: 'migration-20261129-unsealed-ids', class: Migration20261129UnsealedIds },
  { name: 'migration-20261130-events-are-told', class: Migration20261130EventsAreTold },
  { name: 'migration-20261201-counting-history', class: Migration20261201CountingHistory },
  { name: 'migration-20261202-restored-books', class: Migration20261202RestoredBooks },
  { name: 'migration-20261203-totals-by-key', class: Migration20261203TotalsByKey },
];

/** Brings a database to the newest schema; safe to call from several processes at once. */
export const migrate = async (connection: DatabaseConnection): Promise<void> => {
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
      // One process migrates; the others wait here and then find nothing left to do.
      await rows(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.migrating]);
      await orm.migrator.up({ transaction: tx.getTransactionContext<object>() });
    });
  } finally {
    await orm.close(true);
  }
};
