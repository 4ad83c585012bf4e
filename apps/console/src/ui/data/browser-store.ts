/** A store of the browser: its database, and the one table in it with the fields that its records are found by. */
export interface BrowserStore {
  name: string;
  store: string;
  key: string | string[];
}

/** Asks a store of the browser, which is made when it is first asked. */
export async function inBrowserStore<T>(
  { name, store, key }: BrowserStore, mode: IDBTransactionMode, ask: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: key });
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser did not open its store.'));
  });
