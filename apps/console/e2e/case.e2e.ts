import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Session } from '../src/api/session.slice.ts';
import { actAs, anew, headersAs, headersOf, newPerson } from './people.ts';
import { openWallet } from './screens.ts';
import { violations } from './violations.ts';

const payee = 'Qasem Omar Testani';
const reason = 'The passport was seen: born in 1994.';

/** Somebody new whose name is like one that is listed, and a wallet of theirs. */
async function openPayee(request: APIRequestContext): Promise<string> {
  const username = `payee-${crypto.randomUUID().slice(0, 13)}`;
  const data = { username, password: 'seven palms by the creek', name: payee, email: `${username}@example.com` };
  const made = await request.post('/api/auth/register', { headers: await anew(request), data });
  expect(made.status(), await made.text()).toBe(201);
  return (await openWallet(request, (await made.json()) as Session, '0.00')).address;
}

/** Sends a payment of somebody's who is new to the rules to the one who is like somebody listed. */
async function holdPayment(request: APIRequestContext): Promise<string> {
  const payer = await newPerson(request);
  const from = await openWallet(request, payer, '900.00');
  const data = {
    type: 'send', network: 'uae_dirham', currency: 'AED', amount: '75.00', memo: 'Books for school',
    fromAddress: from.address, toAddress: await openPayee(request),
  };
  const sent = await request.post('/api/v1/transactions/send', { headers: headersOf(payer), data });
  expect(sent.status(), await sent.text()).toBe(201);
  return ((await sent.json()) as { transaction_id: string }).transaction_id;
}

/** Waits until the person themselves have a case too, which stops the payment until it is settled. */
async function untilCaseOpens(request: APIRequestContext): Promise<void> {
  const headers = await headersAs(request, 'bank.uae');
  const open = async () => (await (await request.get('/api/v1/compliance/screening/cases?state=open', { headers })).json() as
    { name: string }[]).filter(({ name }) => name === payee);
  await expect.poll(async () => (await open()).length).toBeGreaterThan(0);
}

test('an officer opens a case, compares the names, writes, files, clears the pair and takes the file away', async ({ page, request }) => {
  const id = await holdPayment(request);
  await actAs(page, 'Emirates Bank');
  await page.goto(`/compliance/reviews?case=${id}`);
  await page.getByRole('dialog', { name: /→/ }).getByRole('link', { name: 'Open the whole case' }).click();
  await expect(page).toHaveURL(new RegExp(`/compliance/reviews/${id}$`));

  const hit = page.getByRole('article', { name: payee });
  await expect(hit).toContainText('Kasim Omar AL TESTANI');
  await expect(hit).toContainText('ofac-sdn:9001');
  await expect(page.getByRole('region', { name: 'Payer', exact: true })).toContainText('24 hours');
  expect(await violations(page)).toEqual([]);

  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByLabel('Comment').fill('Asked the branch for the passport.');
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await expect(comments.getByRole('listitem')).toContainText('Asked the branch for the passport.');

  const attachments = page.getByRole('region', { name: 'Attachments' });
  await attachments.getByLabel('A file to file with the case').setInputFiles(
    { name: 'passport.txt', mimeType: 'text/html', buffer: Buffer.from('<b>Seen</b>') });
  await expect(attachments).toContainText('passport.txt');
  const taken = page.waitForEvent('download');
  await attachments.getByRole('button', { name: 'Save passport.txt' }).click();
  expect(readFileSync(await (await taken).path(), 'utf8')).toBe('<b>Seen</b>');

  await untilCaseOpens(request);
  await hit.getByRole('button', { name: 'Clear this pair' }).click();
  const dialog = page.getByRole('dialog', { name: /Is Qasem Omar Testani somebody else/ });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Clear this pair' }).click();
  await expect(page.getByText('Pair cleared, payment released', { exact: true })).toBeVisible();
  await expect(hit).toContainText('Told apart');
  await expect(page.getByRole('region', { name: 'Rules that asked' })).toContainText('Settled');
  const cases = await request.get('/api/v1/compliance/screening/cases', { headers: await headersAs(request, 'bank.uae') });
  expect((await cases.json() as { name: string; state: string }[]).find(({ name }) => name === payee)?.state).toBe('cleared');

  const files = page.getByRole('region', { name: 'Case file' });
  await files.getByRole('button', { name: 'Make a file' }).click();
  const file = files.getByRole('article', { name: 'Case file 1' });
  for (const [button, name] of [['PDF, English', `case-${id}-1.en.pdf`], ['JSON with proofs', `case-${id}-1.json`]] as const) {
    const download = page.waitForEvent('download');
    await file.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
    expect(readFileSync(await (await download).path()).length).toBeGreaterThan(1000);
  }
  expect(await violations(page)).toEqual([]);
});
