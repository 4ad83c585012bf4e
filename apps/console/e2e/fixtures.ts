import { expect, test as base } from '@playwright/test';
import { instances } from './instances.ts';

/** A test at the Connect that its worker has to itself. */
export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture is made of.
  baseURL: async ({}, provide, { parallelIndex }) => {
    const instance = instances[parallelIndex];
    if (!instance) throw new Error(`E2E_WORKERS says that there are ${instances.length} workers.`);
    await provide(instance.origin);
  },
});

export { expect };
