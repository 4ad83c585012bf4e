const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, useDefineForClassFields: true, react: { runtime: 'automatic' } },
    target: 'es2022',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

export default {
  displayName: 'console',
  testEnvironment: '<rootDir>/jest-env.mjs',
  testEnvironmentOptions: { customExportConditions: ['@connect/source', 'node'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  moduleNameMapper: { '\\.(css|svg|png)$': '<rootDir>/test-stub.mjs' },
  setupFilesAfterEnv: ['<rootDir>/src/setup-tests.ts'],
  testMatch: ['<rootDir>/src/**/*.spec.ts?(x)'],
  testTimeout: 60_000,
  coverageProvider: 'v8',
};
