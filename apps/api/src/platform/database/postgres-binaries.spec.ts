import { describe, expect, it } from '@jest/globals';
import { machineProblem } from './postgres-binaries.ts';

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
