import type { LiveUpdates } from './live-updates.ts';
import type { AppStore } from './store.ts';

/** After so long what follows is fetched again where it could not be; a page asks for its own data meanwhile. */
const FETCH_AGAIN_MS = 30_000;

/** Follows what happens for whoever is signed in, and begins anew when that is somebody else. */
export function followLive(store: AppStore): void {
  let personId: string | null = null;
  let updates: LiveUpdates | null = null;
  const begin = async (person: string): Promise<void> => {
    try {
      const { LiveUpdates: Updates } = await import('./live-updates.ts');
      if (person !== personId || updates !== null) return;
      updates = new Updates(store);
      updates.start();
    } catch {
      setTimeout(() => { if (person === personId && updates === null) void begin(person); }, FETCH_AGAIN_MS);
    }
  };
  store.subscribe(() => {
    const { phase, user } = store.getState().session;
    const present = phase === 'signed-in' && user ? user.id : null;
    if (present === personId) return;
    personId = present;
    updates?.stop();
    updates = null;
    if (present !== null) void begin(present);
  });
}
