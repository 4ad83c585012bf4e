import { expect, type Page, test } from '@playwright/test';
import { violations } from './violations.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Events' }).getByRole('row');
const stat = (page: Page, label: string) => page.getByRole('article', { name: label });

test('filters narrow the log and its figures down, stay in the address, and are cleared', async ({ page }) => {
  await page.goto('/audit');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Wallet create' }).click();
  await expect(page).toHaveURL(/action=wallet_create/);
  await expect(stat(page, 'Total Events')).toContainText('Matching the filters');
  await expect(rows(page).nth(1)).toContainText('Wallet create');
  await expect(rows(page).filter({ hasText: 'Transaction fund' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveText('Wallet create');
  await expect(rows(page).nth(1)).toContainText('Warning');

  await page.getByLabel('Search', { exact: true }).fill('no such thing');
  await expect(page.getByText('No logs match your current filters')).toBeVisible();
  await expect(stat(page, 'Total Events')).toContainText('0');

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  // The first row that is no wallet's is the heading; another one shows that the filter is gone.
  await expect(rows(page).filter({ hasNotText: 'Wallet create' }).nth(1)).toBeVisible();
});

test('both days of a range are part of it, and yesterday knows nothing of today', async ({ page }) => {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Dubai' });
  await page.goto('/audit');
  await page.getByLabel('From', { exact: true }).fill(day(0));
  await page.getByLabel('To', { exact: true }).fill(day(0));
  await expect(rows(page).nth(1)).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('To', { exact: true }).fill(day(-1));
  await expect(page.getByText('No logs match your current filters')).toBeVisible();
});

test('an event opens with all that is known of it, also from a copied link', async ({ page }) => {
  await page.goto('/audit?action=wallet_create');
  await rows(page).nth(1).getByRole('button', { name: 'View Details' }).click();
  const panel = page.getByRole('dialog', { name: 'Wallet create' });
  await expect(panel).toContainText('Request id');
  await expect(panel.locator('pre')).toContainText('"network"');
  await expect(panel).toContainText(/Sealed in block\s*\d+/);

  await page.reload();
  await expect(panel).toContainText('Request id');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/event=/);
});

test('older events are loaded on demand, each once', async ({ page, request }) => {
  for (let signIns = 0; signIns < 10; signIns += 1) await request.post('/api/auth/sandbox-sign-in', { data: {} });
  await page.goto('/audit');
  await expect(rows(page)).toHaveCount(26);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page).nth(26)).toBeVisible();
  await page.getByRole('button', { name: 'View Details' }).last().click();
  await expect(page.getByRole('dialog')).toContainText('Severity');
});

test('the most frequent actions and resources are counted', async ({ page }) => {
  await page.goto('/audit');
  await expect(page.getByRole('region', { name: 'Top actions' }).getByRole('listitem').first()).toContainText(/\d/);
  await expect(page.getByRole('region', { name: 'Top resources' }).getByRole('listitem')).not.toHaveCount(0);
});

test('the browser proves an event by itself, and finds out a log that was rewritten', async ({ page }) => {
  await page.goto('/audit?action=wallet_create');
  await rows(page).last().getByRole('button', { name: 'View Details' }).click();
  const panel = page.getByRole('dialog', { name: 'Wallet create' });
  const proof = panel.getByRole('region', { name: 'Proof' });
  await proof.getByRole('button', { name: 'Verify' }).click();
  await expect(proof).toContainText('Proven: nothing was changed since it was sealed.');
  await expect(proof).toContainText('The signature is genuine');

  const download = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Keep the proof' }).click();
  expect((await download).suggestedFilename()).toMatch(/^proof-of-event-\d+\.json$/);

  await proof.getByRole('button', { name: 'Verify' }).click();
  await expect(proof).toContainText('Nothing was changed or left out since this browser last looked');

  await page.evaluate(() => {
    const head = JSON.parse(localStorage.getItem('connect.known_head') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('connect.known_head', JSON.stringify({ ...head, root: 'ab'.repeat(32) }));
  });
  await proof.getByRole('button', { name: 'Verify' }).click();
  await expect(proof).toContainText('Not proven');
  await expect(proof).toContainText('Something was changed or left out since this browser last looked');
  await proof.getByRole('button', { name: 'Forget the kept head' }).click();
  await expect(proof).toContainText('Proven: nothing was changed since it was sealed.');
});

test('a server that changes an event on its way is found out', async ({ page }) => {
  await page.route('**/api/v1/audit/*/proof', async (route) => {
    const answer = await route.fetch();
    const proof = (await answer.json()) as { event: { details: Record<string, unknown> } };
    proof.event.details['network'] = 'elsewhere';
    await route.fulfill({ response: answer, json: proof });
  });
  await page.goto('/audit?action=wallet_create');
  await rows(page).last().getByRole('button', { name: 'View Details' }).click();
  const proof = page.getByRole('dialog').getByRole('region', { name: 'Proof' });
  await proof.getByRole('button', { name: 'Verify' }).click();
  await expect(proof).toContainText('The event does not stand in the log as it is');
});

test('the whole log is recomputed on demand', async ({ page }) => {
  await page.goto('/audit');
  const log = page.getByRole('region', { name: 'Whole log' });
  await log.getByRole('button', { name: 'Verify the whole log' }).click();
  await expect(log).toContainText(/All [\d,]+ events are as they were sealed\./);
});

test('everything that is not as it was sealed is named, and leads to its event', async ({ page }) => {
  const nothing = { leafIndex: null, eventId: null, resource: null, resourceId: null, message: 'As the server says it.' };
  const faults = [
    { ...nothing, code: 'event_changed', height: 1, leafIndex: 1, eventId: '2' },
    { ...nothing, code: 'record_changed', height: 1, eventId: '1', resource: 'wallet', resourceId: 'w-17' },
    { ...nothing, code: 'balance_changed', height: 1, resource: 'account', resourceId: 'a-17' },
    { ...nothing, code: 'something_new', height: 1 },
  ];
  await page.route('**/api/v1/audit/verify?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...await answer.json() as object, faults } });
  });
  await page.goto('/audit');
  const log = page.getByRole('region', { name: 'Whole log' });
  await log.getByRole('button', { name: 'Verify the whole log' }).click();
  await expect(log.getByRole('alert')).toContainText('4 things are not as they were sealed.');
  await expect(log.getByRole('listitem')).toContainText([
    'Block 1: event 2 is not what was sealed.', 'Wallet w-17: the books no longer say what event 1 sealed in block 1.',
    'The account a-17 does not hold what its entries and holds say.', 'Block 1: As the server says it.',
  ]);
  expect(await violations(page)).toEqual([]);
  await log.getByRole('button', { name: 'Open the event' }).first().click();
  await expect(page).toHaveURL(/event=2/);
});

test('the books are taken away as one file, which is checked without the server', async ({ page }) => {
  await page.goto('/audit');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the books' }).click();
  expect((await download).suggestedFilename()).toMatch(/^books_.*Z\.jsonl$/);
  await expect(page.getByText('The books were saved', { exact: true })).toBeVisible();
});

test('an export says how many events it holds and saves them', async ({ page }) => {
  await page.goto('/audit?resource=wallet');
  await page.getByRole('button', { name: 'Export Logs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Logs' });
  await expect(dialog).toContainText(/\d+ events match the filters/);
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: /^JSON/ }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log_.*_resource-wallet\.json$/);
  await expect(page.getByText('Export Completed', { exact: true })).toBeVisible();
});

test('a person and an object narrow the log down', async ({ page }) => {
  await page.goto('/audit?action=wallet_create');
  await rows(page).nth(1).getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'History of this object' }).click();
  await expect(page).toHaveURL(/resource=wallet&resourceId=/);
  await expect(rows(page).nth(1)).toContainText('Wallet');
  await page.getByRole('combobox', { name: 'User' }).click();
  await page.getByRole('option', { name: 'Yusuf' }).first().click();
  await expect(page).toHaveURL(/userId=/);
});
