import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { placeOf, type DatabaseConnection, type DatabasePlace } from './connection.ts';
import { ormOptions } from './orm-options.ts';
import { grantRights } from './grant-rights.ts';
import { refuseUnknownSchema } from './known-schema.ts';
import { LOCKS } from './locks.ts';
import { refuseOldServer } from './server-version.ts';
import { row, rows, type Tx } from './sql.ts';
import { Migration20261125Baseline } from './migrations/migration-20261125-baseline.ts';
import { Migration20261126BlockTimes } from './migrations/migration-20261126-block-times.ts';
import { Migration20261126Factor } from './migrations/migration-20261126-factor.ts';
import { Migration20261126Invariants } from './migrations/migration-20261126-invariants.ts';
import { Migration20261126PaymentFacts } from './migrations/migration-20261126-payment-facts.ts';
import { Migration20261126PaymentSums } from './migrations/migration-20261126-payment-sums.ts';
import { Migration20261126SignInLimits } from './migrations/migration-20261126-sign-in-limits.ts';
import { Migration20261126SignInProvider } from './migrations/migration-20261126-sign-in-provider.ts';
import { Migration20261126SuspendedBanks } from './migrations/migration-20261126-suspended-banks.ts';
import { Migration20261126Witness } from './migrations/migration-20261126-witness.ts';
import { Migration20261126ListSources } from './migrations/migration-20261126-list-sources.ts';
import { Migration20261126CaseFile } from './migrations/migration-20261126-case-file.ts';
import { Migration20261126Customer } from './migrations/migration-20261126-customer.ts';
import { Migration20261126Rescreening } from './migrations/migration-20261126-rescreening.ts';
import { Migration20261126Str } from './migrations/migration-20261126-str.ts';
import { Migration20261126SecondClearance } from './migrations/migration-20261126-second-clearance.ts';
import { Migration20261127NonCompliance } from './migrations/migration-20261127-non-compliance.ts';
import { Migration20261127Purification } from './migrations/migration-20261127-purification.ts';
import { Migration20261127PaymentSumsByIndex } from './migrations/migration-20261127-payment-sums-by-index.ts';
import { Migration20261127SecondReading } from './migrations/migration-20261127-second-reading.ts';
import { Migration20261127ListedName } from './migrations/migration-20261127-listed-name.ts';
import { Migration20261127BalancesRoot } from './migrations/migration-20261127-balances-root.ts';
import { Migration20261127SealedHours } from './migrations/migration-20261127-sealed-hours.ts';
import { Migration20261127Jobs } from './migrations/migration-20261127-jobs.ts';
import { Migration20261127PaymentWords } from './migrations/migration-20261127-payment-words.ts';
import { Migration20261127ShariahPack } from './migrations/migration-20261127-shariah-pack.ts';
import { Migration20261127ShariahFindings } from './migrations/migration-20261127-shariah-findings.ts';
import { Migration20261127ShariahReview } from './migrations/migration-20261127-shariah-review.ts';
import { Migration20261127Statements } from './migrations/migration-20261127-statements.ts';
import { Migration20261127Beneficiary } from './migrations/migration-20261127-beneficiary.ts';
import { Migration20261127SandboxSeed } from './migrations/migration-20261127-sandbox-seed.ts';
import { Migration20261127BatchRefusals } from './migrations/migration-20261127-batch-refusals.ts';
import { Migration20261127SearchAgain } from './migrations/migration-20261127-search-again.ts';
import { Migration20261127Search } from './migrations/migration-20261127-search.ts';
import { Migration20261127IsoMessages } from './migrations/migration-20261127-iso-messages.ts';
import { Migration20261127StatedParties } from './migrations/migration-20261127-stated-parties.ts';
import { Migration20261127IsoReports } from './migrations/migration-20261127-iso-reports.ts';
import { Migration20261127WalletIban } from './migrations/migration-20261127-wallet-iban.ts';
import { Migration20261127StatementMessages } from './migrations/migration-20261127-statement-messages.ts';
import { Migration20261127PlannedOnce } from './migrations/migration-20261127-planned-once.ts';
import { Migration20261127IsoReturns } from './migrations/migration-20261127-iso-returns.ts';
import { Migration20261127IsoRecalls } from './migrations/migration-20261127-iso-recalls.ts';
import { Migration20261127RecallSides } from './migrations/migration-20261127-recall-sides.ts';
import { Migration20261127BoardKept } from './migrations/migration-20261127-board-kept.ts';
import { Migration20261127Board } from './migrations/migration-20261127-board.ts';
import { Migration20261127Roles } from './migrations/migration-20261127-roles.ts';
import { Migration20261127Recall } from './migrations/migration-20261127-recall.ts';
import { Migration20261127BankProfile } from './migrations/migration-20261127-bank-profile.ts';
import { Migration20261127Passport } from './migrations/migration-20261127-passport.ts';
import { Migration20261127Zakat } from './migrations/migration-20261127-zakat.ts';
import { Migration20261128BankProfileResolution } from './migrations/migration-20261128-bank-profile-resolution.ts';
import { Migration20261128ZakatCorrection } from './migrations/migration-20261128-zakat-correction.ts';
import { Migration20261128ZakatProfile } from './migrations/migration-20261128-zakat-profile.ts';

/** The migrations in their order; adding one means adding a line here. What a release has is never changed. */
export const MIGRATIONS = [
  { name: 'migration-20261125-baseline', class: Migration20261125Baseline },
  { name: 'migration-20261126-block-times', class: Migration20261126BlockTimes },
  { name: 'migration-20261126-factor', class: Migration20261126Factor },
  { name: 'migration-20261126-invariants', class: Migration20261126Invariants },
  { name: 'migration-20261126-sign-in-limits', class: Migration20261126SignInLimits },
  { name: 'migration-20261126-sign-in-provider', class: Migration20261126SignInProvider },
  { name: 'migration-20261126-suspended-banks', class: Migration20261126SuspendedBanks },
  { name: 'migration-20261126-witness', class: Migration20261126Witness },
  { name: 'migration-20261126-list-sources', class: Migration20261126ListSources },
  { name: 'migration-20261126-payment-sums', class: Migration20261126PaymentSums },
  { name: 'migration-20261126-customer', class: Migration20261126Customer },
  { name: 'migration-20261126-payment-facts', class: Migration20261126PaymentFacts },
  { name: 'migration-20261126-rescreening', class: Migration20261126Rescreening },
  { name: 'migration-20261126-str', class: Migration20261126Str },
  { name: 'migration-20261126-case-file', class: Migration20261126CaseFile },
  { name: 'migration-20261126-second-clearance', class: Migration20261126SecondClearance },
  { name: 'migration-20261127-payment-sums-by-index', class: Migration20261127PaymentSumsByIndex },
  { name: 'migration-20261127-second-reading', class: Migration20261127SecondReading },
  { name: 'migration-20261127-listed-name', class: Migration20261127ListedName },
  { name: 'migration-20261127-balances-root', class: Migration20261127BalancesRoot },
  { name: 'migration-20261127-jobs', class: Migration20261127Jobs },
  { name: 'migration-20261127-sealed-hours', class: Migration20261127SealedHours },
  { name: 'migration-20261127-payment-words', class: Migration20261127PaymentWords },
  { name: 'migration-20261127-statements', class: Migration20261127Statements },
  { name: 'migration-20261127-beneficiary', class: Migration20261127Beneficiary },
  { name: 'migration-20261127-sandbox-seed', class: Migration20261127SandboxSeed },
  { name: 'migration-20261127-batch-refusals', class: Migration20261127BatchRefusals },
  { name: 'migration-20261127-search', class: Migration20261127Search },
  { name: 'migration-20261127-wallet-iban', class: Migration20261127WalletIban },
  { name: 'migration-20261127-planned-once', class: Migration20261127PlannedOnce },
  { name: 'migration-20261127-iso-messages', class: Migration20261127IsoMessages },
  { name: 'migration-20261127-statement-messages', class: Migration20261127StatementMessages },
  { name: 'migration-20261127-recall', class: Migration20261127Recall },
  { name: 'migration-20261127-stated-parties', class: Migration20261127StatedParties },
  { name: 'migration-20261127-iso-recalls', class: Migration20261127IsoRecalls },
  { name: 'migration-20261127-iso-reports', class: Migration20261127IsoReports },
  { name: 'migration-20261127-iso-returns', class: Migration20261127IsoReturns },
  { name: 'migration-20261127-search-again', class: Migration20261127SearchAgain },
  { name: 'migration-20261127-recall-sides', class: Migration20261127RecallSides },
  { name: 'migration-20261127-roles', class: Migration20261127Roles },
  { name: 'migration-20261127-bank-profile', class: Migration20261127BankProfile },
  { name: 'migration-20261127-passport', class: Migration20261127Passport },
  { name: 'migration-20261127-zakat', class: Migration20261127Zakat },
  { name: 'migration-20261127-shariah-review', class: Migration20261127ShariahReview },
  { name: 'migration-20261127-shariah-findings', class: Migration20261127ShariahFindings },
  { name: 'migration-20261127-shariah-pack', class: Migration20261127ShariahPack },
  { name: 'migration-20261127-board', class: Migration20261127Board },
  { name: 'migration-20261127-board-kept', class: Migration20261127BoardKept },
  { name: 'migration-20261127-non-compliance', class: Migration20261127NonCompliance },
  { name: 'migration-20261127-purification', class: Migration20261127Purification },
  { name: 'migration-20261128-bank-profile-resolution', class: Migration20261128BankProfileResolution },
  { name: 'migration-20261128-zakat-profile', class: Migration20261128ZakatProfile },
  { name: 'migration-20261128-zakat-correction', class: Migration20261128ZakatCorrection },
];

const NAMES = MIGRATIONS.map(({ name }) => name);

type Migrating = Pick<MikroORM, 'migrator'>;

/** How a database is migrated. */
export interface MigrationOrder {
  /** The role of the application, which is given its rights; without it owner and application are one. */
  app?: string | undefined;
  place?: DatabasePlace | undefined;
}

/**
 * Brings a database to the newest schema; safe to call from several processes at once. A server that is too old, and a
 * database that another release made, are refused by their `place` and left as they are.
 */
export const migrate = (
  connection: DatabaseConnection, { app, place = placeOf(connection) }: MigrationOrder = {},
): Promise<void> => inMigration(connection, place, async (tx, orm) => {
  await orm.migrator.up({ transaction: tx.getTransactionContext<object>() });
  const { user } = await row<{ user: string }>(tx, 'select current_user as user');
  if (app !== undefined && app !== user) await grantRights(tx, app);
});

/** Does work on the schema in a transaction of its own, once the others are done with theirs. */
export const inMigration = async (
  connection: DatabaseConnection, place: DatabasePlace, work: (tx: Tx, orm: Migrating) => Promise<void>,
): Promise<void> => {
  const orm = await MikroORM.init({
    ...ormOptions(connection, { min: 1, max: 2 }),
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: MIGRATIONS, snapshot: false, tableName: 'migration' },
    logger: () => undefined,
  });
  try {
    await orm.em.fork().transactional(async (tx) => {
      await refuseOldServer(tx, place);
      // One process migrates; the others wait here and then find nothing left to do.
      await rows(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.migrating]);
      await refuseUnknownSchema(tx, NAMES, place);
      await work(tx, orm);
    });
  } finally {
    await orm.close(true);
  }
};

/** What a database that the application cannot migrate lacks of this release's migrations. */
export const refuseUnfinished = (connection: DatabaseConnection): Promise<void> => {
  const place = placeOf(connection);
  return inMigration(connection, place, async (tx) => {
    const { isNew } = await row<{ isNew: boolean }>(tx, `select to_regclass('migration') is null as "isNew"`);
    const had = isNew ? [] : await rows<{ name: string }>(tx, 'select name from migration');
    const missing = NAMES.filter((name) => !had.some((found) => found.name === name));
    if (missing.length === 0) return;
    throw new Error(`${place.name} lacks ${missing.join(', ')}, and the role of DATABASE_URL may make no tables.\n`
      + 'Run "npm run migrate" with DATABASE_OWNER_URL first: docs/operations.md, Two roles.');
  });
};
