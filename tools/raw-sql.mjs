import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Where statements by hand may stand: sets at speed, whose every statement PostgreSQL describes in a test. */
export const BY_HAND = [
  'apps/api/src/ledger/', 'apps/api/src/platform/', 'apps/api/src/modules/blocks/', 'apps/api/src/modules/figures/',
  'apps/api/src/modules/transfers/', 'apps/api/src/modules/transactions/search/',
  'apps/api/src/modules/beneficiaries/payee-gate.ts', 'apps/api/src/modules/contracts/life/preview-money.queries.ts',
  'apps/api/src/modules/dashboard/sums.queries.ts', 'apps/api/src/modules/metal-prices/metal-prices.queries.ts',
  'apps/api/src/modules/recalls/recalls.queries.ts', 'apps/api/src/modules/shariah-reviews/population.ts',
  'apps/api/src/modules/zakat/wealth-statements.ts',
];

const FROM_SQL = /import \{([^}]*)\} from '[^']*\/(?:sql|statement)\.ts'/g;

/** The files of the API that import one of some names of `sql.ts` or `statement.ts`. */
export function importersOf(names) {
  return globSync('apps/api/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.spec.ts') && !file.startsWith('apps/api/src/platform/database/'))
    .filter((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(FROM_SQL)]
      .some(([, imported]) => imported.split(',').some((name) => names.includes(name.trim()))))
    .sort();
}

/** Files whose SQL nobody checks yet; it only becomes shorter. */
export const notYetTyped = () => JSON.parse(readFileSync(join(ROOT, 'tools/not-yet-typed.json'), 'utf8'));
