import { defineConfig } from '@playwright/test';

// Before the settings are read: what is pictured is what a first start shows.
process.env['SANDBOX_SEED'] = 'month';
const { default: base } = await import('./playwright.config.ts');

/** Takes the pictures of the documentation; run apart from the tests. */
export default defineConfig({ ...base, testMatch: 'shots.ts', timeout: 120_000, workers: 1 });
