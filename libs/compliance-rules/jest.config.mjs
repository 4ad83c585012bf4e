import { readFileSync } from 'node:fs';

const swcrc = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
delete swcrc.$schema;

export default {
  displayName: 'compliance-rules',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swcrc, swcrc: false, sourceMaps: 'inline' }] },
  moduleFileExtensions: ['js', 'ts', 'json', 'node'],
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  // Only a fault reaches it, however busy the machine is.
  testTimeout: 600_000,
};
