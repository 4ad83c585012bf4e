import { beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { IS_LONG } from '../../long.ts';
import { startNonceFor } from '../../start-link.ts';
import { sharedApp } from '../../suite.ts';

const ROUNDS = IS_LONG ? 40 : 15;
const PATIENCE_MS = 60_000;
const PEOPLE = ['admin', 'bank.uae', 'bank.qatar', 'amina', 'yusuf'];

describe('people who arrive at the same moment', () => {
  let rig: TestApp;
  beforeAll(async () => { rig = await sharedApp(); });

  /** A new token, which the server has to prove when it first sees it. */
  const tokenFor = async (username: string): Promise<string> =>
    (await rig.anonymous.auth.sandboxSignIn({
      requestBody: { username, startNonce: startNonceFor(rig.app) },
    })).token;

  const nameBehind = async (token: string): Promise<string> => {
    const answer = createConnectClient({ baseUrl: rig.baseUrl, token }).auth.me().then((me) => me.username);
    return Promise.race([answer, wait(PATIENCE_MS, 'nobody answered', { ref: false })]);
  };

  it('are each taken for themselves, and for nobody else', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const tokens = await Promise.all(PEOPLE.map(tokenFor));
      expect(await Promise.all(tokens.map(nameBehind))).toEqual(PEOPLE);
    }
  });
});
