import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { unusedPermissions } from './check-boundaries.mjs';
import { fileNameProblem } from './eslint/file-name.mjs';
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

test('a module is entered through what it exports and by its wire shapes, and by nothing else', () => {
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
  assert.equal(problem('transactions/transaction.dto.ts', 'wallets/wallet.dto.ts'), undefined);
  for (const name of ['wallets.queries.ts', 'wallet.entity.ts', 'wallet.dto.ts', 'wallets.controller.ts']) {
    assert.match(problem(service, `wallets/${name}`) ?? '', /entered only through/, name);
  }
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
