import { readFileSync } from 'node:fs';

// Tests run the TypeScript sources, so neither the `.js` rewriting nor the spec exclusion of the build applies.
const { $schema, exclude, ...swcrc } = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
delete swcrc.jsc.rewriteRelativeImportExtensions;

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
  testTimeout: 60_000,
  // Modules of a finished file are never freed while modules are tried as ES modules, so a grown process is replaced.
  workerIdleMemoryLimit: '1GB',
  coverageProvider: 'v8',
};
