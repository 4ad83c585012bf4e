import { writeFileSync } from 'node:fs';
import { expect, request } from '@playwright/test';
import { makeStartLink } from '../../../tools/start-link.mjs';
import { instances } from './instances.ts';

/** Opens the link of every Connect once; the browsers of all tests go on from what it left, signed out. */
export default async function globalSetup(): Promise<void> {
  for (const { origin, dataFolder, browserFile } of instances) {
    const context = await request.newContext({ baseURL: origin });
    const isReady = () => context.get('/health/ready').then((answer) => answer.ok(), () => false);
    await expect.poll(isReady, { message: `${origin} is ready`, timeout: 180_000 }).toBe(true);
    const startNonce = new URL(makeStartLink(dataFolder, origin)).hash.replace('#start=', '');
    const answer = await context.post('/api/auth/sandbox-sign-in', { data: { startNonce } });
    if (!answer.ok()) throw new Error(`The link of ${origin} signs nobody in: ${await answer.text()}`);
    const { cookies } = await context.storageState();
    const kept = cookies.filter(({ name }) => name === 'connect_sandbox');
    writeFileSync(browserFile, JSON.stringify({ cookies: kept, origins: [] }));
    await context.dispose();
  }
}
