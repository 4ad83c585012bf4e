import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linkLibraries, machineProblem } from './postgres-binaries.ts';

describe('the embedded PostgreSQL', () => {
  it.each(['x64', 'arm64'])('runs on Linux with glibc on %s', (arch) => {
    expect(machineProblem({ platform: 'linux', arch, isGlibc: true })).toBeUndefined();
  });

  it.each([
    [{ platform: 'linux', arch: 'x64', isGlibc: false }, 'linux-x64 without glibc'],
    [{ platform: 'linux', arch: 'riscv64', isGlibc: true }, 'linux-riscv64'],
    [{ platform: 'darwin', arch: 'arm64', isGlibc: true }, 'darwin-arm64'],
    [{ platform: 'win32', arch: 'x64', isGlibc: true }, 'win32-x64'],
  ])('says of %j what it is and what to do instead', (machine, name) => {
    expect(machineProblem(machine)).toMatch(
      new RegExp(`this machine is ${name}\\. Set DATABASE_URL to a PostgreSQL of version 18 or later\\.$`));
  });
});

describe('the libraries of the embedded PostgreSQL', () => {
  let folder: string;
  let native: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'connect-libraries-'));
    native = join(folder, 'native');
    mkdirSync(join(native, 'lib'), { recursive: true });
    writeFileSync(join(native, 'lib/libone.so.1.2'), 'one');
  });
  afterEach(() => { rmSync(folder, { recursive: true }); });

  const name = (source: string, target: string): void => {
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([{ source, target }]));
  };

  it('get the names that the package lists, however often they are asked for', () => {
    name('native/lib/libone.so.1.2', 'native/lib/libone.so.1');
    linkLibraries(native);
    linkLibraries(native);
    expect(readFileSync(join(native, 'lib/libone.so.1'), 'utf8')).toBe('one');
  });

  it.each([
    ['native/lib/libone.so.1.2', 'native/lib/../../../outside.so'], ['/etc/passwd', 'native/lib/libone.so.1'],
    ['native/lib/libone.so.1.2', 'dist/index.js'],
  ])('are not found at %s under the name %s', (source, target) => {
    name(source, target);
    expect(() => { linkLibraries(native); }).toThrow('is no name beside');
    expect(readdirSync(folder)).toEqual(['native']);
  });

  it('are not started without a name that they need', () => {
    name('native/lib/libone.so.1.2', 'native/lib/libone.so.1');
    rmSync(join(native, 'lib'), { recursive: true });
    expect(() => { linkLibraries(native); }).toThrow('cannot be given its name');
  });
});
