import { rm } from 'node:fs/promises';
import { allData } from './instances.ts';

/** Removes the books of the run once its servers have stopped. */
// eslint-disable-next-line import-x/no-default-export -- Playwright calls the default export of this file.
export default async function removeData(): Promise<void> {
  await rm(allData, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
