import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

// Tests run the TypeScript sources, so neither the `.js` rewriting nor the spec exclusion of the build applies.
const { $schema, exclude, ...swcrc } = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
delete swcrc.jsc.rewriteRelativeImportExtensions;

// Two suites at a time fill two cores, since each waits a fifth of its time. The server of the tests lets a hundred
// connections in, and a suite of several processes may ask for more than forty.
const FEWEST_WORKERS = 2;
const MOST_WORKERS = 3;

export default {
  displayName: 'api',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@connect/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swcrc, swcrc: false, sourceMaps: 'inline' }] },
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'json', 'node'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  testSequencer: '<rootDir>/test/longest-first.mjs',
  // Only a fault reaches it, however busy the machine is.
  testTimeout: 600_000,
  maxWorkers: Math.min(Math.max(FEWEST_WORKERS, availableParallelism() - 1), MOST_WORKERS),
  // Modules of a finished file are never freed while modules are tried as ES modules, so a grown process is replaced.
  workerIdleMemoryLimit: '1GB',
  coverageProvider: 'v8',
};
