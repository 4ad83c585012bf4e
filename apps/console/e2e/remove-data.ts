import { rm } from 'node:fs/promises';

/** Removes the data folder of the run once its servers have stopped. */
// eslint-disable-next-line import-x/no-default-export -- Playwright calls the default export of this file.
export default async function removeData(): Promise<void> {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
