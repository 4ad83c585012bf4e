/** Stops the database server of the run and removes its data, and the files that tests left. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.closeTestServer?.();
}
