import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../api/session.slice.ts';
import { LiveUpdates } from './live-updates.ts';
import { createStore } from './store.ts';

const user = { id: '1', username: 'amina', name: 'Amina Rahman', role: 'user' } as const;
const settled = () => new Promise((resolve) => { setTimeout(resolve, 20); });

/** A stream that stays silent, and is counted as long as it is open. */
class SilentSocket {
  static open = 0;

  constructor() { SilentSocket.open++; }

  close(): void { SilentSocket.open--; }
}

describe('live updates', () => {
  const real = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket };
  let answers: (() => void)[];
  let live: LiveUpdates;
  let store: ReturnType<typeof createStore>;

  beforeEach(() => {
    answers = [];
    SilentSocket.open = 0;
    globalThis.WebSocket = SilentSocket as unknown as typeof WebSocket;
    globalThis.fetch = (url) => {
      const path = String(url instanceof Request ? url.url : url);
      if (!path.includes('/tickets')) {
        return Promise.resolve(Response.json({ events: [], cursor: '1', isLatest: true }));
      }
      return new Promise((resolve) => { answers.push(() => resolve(Response.json({ ticket: 'one' }))); });
    };
    store = createStore();
    store.dispatch(signedIn({ user, token: 'valid' }));
    live = new LiveUpdates(store);
    live.start();
  });
  afterEach(() => {
    live.stop();
    Object.assign(globalThis, real);
  });

  const answerAll = async () => {
    answers.splice(0).forEach((answer) => answer());
    await settled();
  };

  it('open one stream, however often the network comes back while they ask for a ticket', async () => {
    await settled();
    for (let times = 0; times < 3; times++) window.dispatchEvent(new Event('online'));
    await settled();
    expect(answers.length).toBeGreaterThan(1);
    await answerAll();
    expect(SilentSocket.open).toBe(1);
  });

  it('open none once the network went while they asked, and one when it is back', async () => {
    await settled();
    window.dispatchEvent(new Event('offline'));
    await answerAll();
    expect([SilentSocket.open, store.getState().live.connection]).toEqual([0, 'offline']);
    window.dispatchEvent(new Event('online'));
    await settled();
    await answerAll();
    expect(SilentSocket.open).toBe(1);
    live.stop();
    expect(SilentSocket.open).toBe(0);
  });
});
