import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { lackOf, runsPackaged, thisMachine } from './machine.mjs';

const database = { databaseUrl: 'postgres://bank@db.example/connect' };
const linux = { name: 'linux-x64', isGlibc: true, nodeVersion: '20.20.2' };
const mac = { name: 'darwin-arm64', isGlibc: true, nodeVersion: '24.9.0' };
const musl = { name: 'linux-x64', isGlibc: false, nodeVersion: '24.21.0' };

test('Linux with glibc lacks nothing, whatever Node starts the commands', () => {
  for (const name of ['linux-x64', 'linux-arm64']) assert.equal(lackOf({ ...linux, name }), undefined, name);
});

test('another machine is told to name a database, by its own name', () => {
  for (const machine of [mac, musl, { ...mac, name: 'win32-x64' }, { ...linux, name: 'linux-riscv64' }]) {
    assert.match(lackOf({ ...machine, nodeVersion: '24.9.0' }), /^Connect brings .*\nSet DATABASE_URL to a PostgreSQL/);
    assert.match(lackOf(machine), new RegExp(`this machine is ${machine.name}`));
  }
  assert.match(lackOf(musl), /without glibc\.\n/);
});

test('another machine is told which Node it needs, and only that when it has a database', () => {
  for (const nodeVersion of ['20.20.2', '24.8.0', '25.1.0']) {
    const lack = lackOf({ ...mac, ...database, nodeVersion });
    assert.match(lack, new RegExp(`\\nStart it by Node 24, from 24\\.9 on, instead of ${nodeVersion}\\.$`));
  }
});

test('another machine with its own Node 24 and a database lacks nothing', () => {
  for (const machine of [mac, musl]) assert.equal(lackOf({ ...machine, ...database }), undefined);
});

test('the packaged Node is taken where it starts', () => {
  const { status } = spawnSync(join(import.meta.dirname, '../node_modules/.bin/node'), ['--version']);
  assert.equal(runsPackaged(thisMachine()), status === 0);
});
