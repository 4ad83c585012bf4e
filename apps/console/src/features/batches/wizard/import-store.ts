import { inBrowserStore } from '../../../ui/data/browser-store.ts';

/** Where this browser keeps what is imported, one record for each person. */
export const importStore = { name: 'connect.batch-import', store: 'work', key: 'ownerId' } as const;

/** Throws away what somebody was importing. */
export const forgetImport = (ownerId: string) =>
  inBrowserStore(importStore, 'readwrite', (rows) => rows.delete(ownerId));
