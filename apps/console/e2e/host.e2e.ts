import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createHost } from '../server.mjs';
import { freePort } from './free-port.ts';

const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

test('every page carries a strict content policy with a nonce of its own', async ({ request }) => {
  const policies = await Promise.all([request.get('/'), request.get('/login')].map(async (answer) => {
    const response = await answer;
    expect(response.status()).toBe(200);
    return { policy: response.headers()['content-security-policy'] ?? '', page: await response.text() };
  }));
  const nonces = policies.map(({ policy, page }) => {
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(page).toContain(`nonce="${nonce}"`);
    expect(page).not.toContain('__CSP_NONCE__');
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('browsers are told to stay on HTTPS where money is real, whatever is answered', async () => {
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  for (const isProduction of [true, false]) {
    const host = await createHost({ apiUrl, distFolder, logLevel: 'silent', isProduction });
    for (const url of ['/', '/assets/gone.js', '/api/v1/status']) {
      expect((await host.inject({ url })).headers['strict-transport-security'])
        .toBe(isProduction ? 'max-age=31536000; includeSubDomains' : undefined);
    }
    await host.close();
  }
});

test('files with a hash in their name are compressed and kept for a year, a missing one is a 404', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /"(\/assets\/shell-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const response = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const missing = await request.get('/assets/gone-12345678.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
  expect(await missing.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('an API that does not answer is a 502 in the usual shape of errors', async () => {
  const host = await createHost({ apiUrl: `http://127.0.0.1:${await freePort()}`, distFolder, logLevel: 'silent' });
  const answer = await host.inject({ url: '/api/v1/status' });
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toMatchObject({ code: 'API_UNAVAILABLE', requestId: answer.headers['x-request-id'] });
  await host.close();
});

test('the API learns the Host of the page and every address the call came by', async () => {
  const api = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  const port = await freePort();
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  const host = await createHost({ apiUrl: `http://127.0.0.1:${port}`, distFolder, logLevel: 'silent' });
  const headers = { host: 'bank.example', 'x-forwarded-for': '203.0.113.7', cookie: 'a=1' };
  const answer = await host.inject({ url: '/api/v1/status', headers, remoteAddress: '198.51.100.2' });
  expect(answer.json()).toMatchObject({
    host: 'bank.example',
    'x-forwarded-for': '203.0.113.7, 198.51.100.2',
    'x-forwarded-host': 'bank.example',
    cookie: 'a=1',
  });
  await host.close();
  await new Promise((resolve) => api.close(resolve));
});
