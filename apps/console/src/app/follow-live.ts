import { LiveUpdates } from './live-updates.ts';
import type { AppStore } from './store.ts';

/** Follows what happens for whoever is signed in, and begins anew when that is somebody else. */
export function followLive(store: AppStore): void {
  let personId: string | null = null;
  let updates: LiveUpdates | null = null;
  store.subscribe(() => {
    const { phase, user } = store.getState().session;
    const present = phase === 'signed-in' && user ? user.id : null;
    if (present === personId) return;
    personId = present;
    updates?.stop();
    updates = present === null ? null : new LiveUpdates(store);
    updates?.start();
  });
}
