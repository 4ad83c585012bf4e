/** Reads one page of a list: the entries after a cursor, or the first ones. */
export type ReadPage<Entry> = (cursor: string | undefined) => Promise<readonly Entry[]>;

/**
 * Gives every entry of a list, reading the next page when it is needed:
 * `every((before) => connect.transactions.listTransactions({ before }), ({ id }) => id)`.
 */
export async function* every<Entry>(
  readPage: ReadPage<Entry>, cursorOf: (entry: Entry) => string,
): AsyncGenerator<Entry, void, undefined> {
  let page = await readPage(undefined);
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page;
    page = await readPage(cursorOf(last));
  }
}
