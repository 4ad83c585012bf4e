import { createHmac } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { anew, enter, newPerson, pageElsewhere } from './people.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const PASSWORD = 'seven palms by the creek';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app with a secret shows, so many steps of time from now. */
function appCode(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const secretIn = async (dialog: Locator): Promise<string> =>
  ((await dialog.getByRole('group', { name: 'Key' }).textContent()) ?? '').replaceAll(/\s/g, '');

/** Adds an app on the screen of security, and keeps the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  await expect(dialog.getByLabel('Code from the app')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const secret = await secretIn(dialog);
  await dialog.getByLabel('Code from the app').fill('12');
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  await expect(dialog.getByText('Enter the six digits that the app shows.')).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery codes' });
  const items = sheet.getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, codes };
}

async function signInAs(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('one adds an authenticator app, signs in with it and with a recovery code, and removes it', async ({ page, browser, request }) => {
  const person = await newPerson(request, 'bank');
  await enter(page, person);
  await page.goto('/settings/security');
  await expect(page.getByText('No second factor yet')).toBeVisible();
  const { secret, codes: [first = ''] } = await addApp(page);
  const list = page.getByRole('region', { name: 'Second factors' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem', { name: 'Recovery codes' })).toContainText('10 codes left');
  expect(await violations(page)).toEqual([]);

  const other = await pageElsewhere(browser, page, '/login');
  await signInAs(other, person.user.username);
  await expect(other.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  const code = other.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await violations(other)).toEqual([]);
  await code.fill('000 000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('This does not prove your second factor.')).toBeVisible();
  await code.fill(appCode(secret, 1));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
  await other.context().close();

  const third = await pageElsewhere(browser, page, '/login');
  await signInAs(third, person.user.username);
  await third.getByLabel('Code from your app').fill(first.toLowerCase());
  await third.keyboard.press('Enter');
  await expect(third.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
  await third.goto('/settings/security');
  await expect(third.getByRole('listitem', { name: 'Recovery codes' })).toContainText('9 codes left');
  await third.context().close();

  await list.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('dialog', { name: 'Remove Phone?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(toastTitled(page, 'Second factor removed')).toBeVisible();
  await expect(page.getByText('No second factor yet')).toBeVisible();
});

test('a session that owes a factor shows nothing else until it is proven; a stale proof is asked for again', async ({ page, browser, request }) => {
  const person = await newPerson(request, 'bank');
  const again = await request.post('/api/auth/login', {
    headers: await anew(request), data: { username: person.user.username, password: PASSWORD } });
  const byPassword = (await again.json()) as typeof person;
  await enter(page, person);
  await page.goto('/settings/security');
  const { secret, codes: [recovery = ''] } = await addApp(page);

  const other = await pageElsewhere(browser, page, '/favicon.svg');
  await enter(other, byPassword);
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Prove your second factor' })).toBeVisible();
  await expect(other.getByRole('navigation')).toHaveCount(0);
  expect(await violations(other)).toEqual([]);
  await other.getByLabel('Code from your app').fill(appCode(secret, 1));
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
  await other.context().close();

  // The first making of a key is refused as a stale proof would be; what is sent again is the same call.
  const sent: (string | null)[] = [];
  await page.route('**/api/v1/api-keys', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postData());
    return sent.length > 1 ? route.fallback() : route.fulfill({ status: 403, json: {
      error: 'This needs your second factor.', code: 'FACTOR_NOT_FRESH', requestId: 'req_test',
      details: { provenAt: null, freshForSeconds: 300 },
    } });
  });
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByLabel('Name').fill('Nightly run');
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Make the key' }).click();
  const ask = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(ask.getByLabel('Code from your app')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByText('This needs your second factor.')).toBeVisible();
  sent.length = 0;
  await form.getByRole('button', { name: 'Make the key' }).click();
  await ask.getByLabel('Code from your app').fill(recovery);
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: /Nightly run/ })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
});

test('one adds a passkey and signs in with it', async ({ page, request }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', { options: {
    protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
    automaticPresenceSimulation: true,
  } });
  const person = await newPerson(request, 'bank');
  // Passkeys are bound to a name, which an address in numbers is not.
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  await page.goto(`http://localhost:${port}/favicon.svg`);
  await enter(page, person);
  await page.goto(`http://localhost:${port}/settings/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('listitem', { name: 'Laptop' })).toContainText('Passkey');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await signInAs(page, person.user.username);
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('listitem', { name: 'Laptop' })).toContainText('Passkey');
});
