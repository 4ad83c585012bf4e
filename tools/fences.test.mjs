import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { namesakes, shownInVain, unusedPermissions } from './check-boundaries.mjs';
import { fileNameProblem } from './eslint/file-name.mjs';
import { lockThenReadProblem } from './eslint/lock-then-read.mjs';
import { moduleDoorProblem } from './eslint/module-door.mjs';

const folder = mkdtempSync(join(tmpdir(), 'connect-tools-'));
after(() => rmSync(folder, { recursive: true }));

test('a file is named after what it holds, in kebab-case, with a role of the list', () => {
  const roles = ['service', 'use-case'];
  for (const name of ['ledger.ts', 'send-money.use-case.ts', 'wallets.service.db.spec.ts', 'send.e2e.spec.ts']) {
    assert.equal(fileNameProblem(`apps/api/src/${name}`, roles), undefined, name);
  }
  for (const name of ['Ledger.ts', 'send.helper.ts', 'a.service.use-case.ts', 'index.ts', 'snake_case.ts']) {
    assert.ok(fileNameProblem(`apps/api/src/${name}`, roles), name);
  }
  assert.equal(fileNameProblem('/bank/libs/sdk/src/index.ts', roles), undefined);
});

test('a module is entered through what it exports and its public.ts, and by nothing else', () => {
  mkdirSync(join(folder, 'wallets'));
  writeFileSync(join(folder, 'wallets/wallets.module.ts'), `
    import { WalletDirectory, type Party } from './wallet-directory.service.ts';
    import { WalletQueries } from './wallets.queries.ts';
    @Module({ providers: [WalletDirectory, WalletQueries], exports: [WalletDirectory] })
    export class WalletsModule {}`);
  const problem = (importer, imported) => moduleDoorProblem(join(folder, importer), join(folder, imported), folder);
  const service = 'transactions/transactions.service.ts';
  assert.equal(problem(service, 'wallets/wallets.module.ts'), undefined);
  assert.equal(problem(service, 'wallets/wallet-directory.service.ts'), undefined);
  assert.equal(problem(service, 'transactions/fee.ts'), undefined);
  assert.equal(problem(service, '../ledger/ledger.ts'), undefined);
  assert.equal(problem(service, 'wallets/public.ts'), undefined);
  for (const name of ['wallets.queries.ts', 'wallet.entity.ts', 'wallet.dto.ts', 'wire/public.ts']) {
    assert.match(problem(service, `wallets/${name}`) ?? '', /entered only through/, name);
  }
  assert.match(problem('transactions/transaction.dto.ts', 'wallets/wallet.dto.ts') ?? '', /entered only through/);
});

test('a statement that takes an advisory lock reads no table', () => {
  for (const sql of [
    'select pg_advisory_xact_lock($1)', 'select pg_try_advisory_xact_lock($1) as locked',
    'select pg_advisory_xact_lock(id) from unnest($1::bigint[]) as id',
    'select pg_advisory_xact_lock(n) from (select n from unnest($1::bigint[]) as n order by 1) locks',
    'perform pg_advisory_xact_lock_shared(1);\n  return (select offset_ms from sandbox_clock);',
    'select valid_from from signing_key',
  ]) assert.equal(lockThenReadProblem(sql), undefined, sql);
  for (const sql of [
    'select exists (select 1 from signing_key) as current from pg_advisory_xact_lock_shared($1)',
    'update batch set state = ? where id in (select id from batch where pg_try_advisory_xact_lock(id))',
    'select pg_advisory_lock(1), (select 1 from only "block")',
    'with held as (select pg_advisory_xact_lock(1)) insert into block select 1 from held',
  ]) assert.match(lockThenReadProblem(sql) ?? '', /in the next/, sql);
});

test('a permission that no import makes use of is named', () => {
  const table = {
    projects: { 'apps/api': ['@connect/rules', '@connect/sdk'] },
    packages: { '@connect/rules': ['apps/api/src/modules/compliance'] },
    layers: { 'apps/api/src': { modules: ['ledger'], ledger: ['modules'] } },
  };
  const imports = [
    { importer: 'apps/api/src/modules/compliance/judge.ts', imported: '@connect/rules' },
    { importer: 'apps/api/src/modules/send.ts', imported: 'apps/api/src/ledger/ledger.ts' },
  ];
  assert.deepEqual(unusedPermissions(table, imports), [
    'apps/api may import @connect/sdk', 'apps/api/src/ledger may import apps/api/src/modules',
  ]);
});

test('what a module shows and no other module takes is named', () => {
  const modules = join(folder, 'modules');
  for (const name of ['audit', 'blocks']) mkdirSync(join(modules, name), { recursive: true });
  writeFileSync(join(modules, 'blocks/public.ts'), "export { HeadDto, proofOf, type Proof } from './proof.ts';");
  writeFileSync(join(modules, 'blocks/proof.queries.ts'), "import { HeadDto } from './proof.ts';");
  writeFileSync(join(modules, 'audit/export.ts'),
    "import { proofOf as proof } from '../blocks/public.ts';\nimport type { Proof } from '../blocks/public.ts';");
  assert.deepEqual(shownInVain(modules), ['blocks/public.ts shows HeadDto']);
});

test('a name that two files export is named', () => {
  const source = join(folder, 'console');
  mkdirSync(join(source, 'features'), { recursive: true });
  writeFileSync(join(source, 'terms.ts'), 'export type Terms = object;\nexport const noTerms: Terms = {};');
  writeFileSync(join(source, 'features/terms.tsx'), 'export function Terms() { return null; }\nconst noTerms = {};');
  assert.deepEqual(namesakes(source), ['Terms in features/terms.tsx and terms.ts']);
});
