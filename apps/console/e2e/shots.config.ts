import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Takes the pictures of the documentation; run apart from the tests. */
export default defineConfig({ ...base, testMatch: 'shots.ts', timeout: 120_000, workers: 1 });
