import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { headersAs } from './people.ts';
import { makeSampleActivity } from './sample-activity.ts';

// A report is typeset in a thread of its own, which takes its time on a busy machine.
const makingMs = 60_000;

const stat = (page: Page, label: string) => page.getByRole('article', { name: label });

const generate = async (page: Page): Promise<void> => {
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(page.getByText('Shariah compliance report has been generated successfully.').first()).toBeVisible({
    timeout: makingMs,
  });
};

const download = async (page: Page, name: string): Promise<{ fileName: string; file: Buffer }> => {
  const [taken] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { fileName: taken.suggestedFilename(), file: readFileSync(await taken.path()) };
};

const verify = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  await page.goto('/reports/verify');
  await page.getByLabel('File to verify').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
};

test.describe.configure({ timeout: 2 * makingMs });
test.beforeAll(({ request }) => makeSampleActivity(request));

test('a report is generated, taken away and known again; a changed one is not', async ({ page }) => {
  await generate(page);
  await expect(stat(page, 'Overall Compliance')).toContainText('%');
  await expect(stat(page, 'Compliant Transactions')).toContainText('success rate');
  await expect(stat(page, 'Flagged Transactions')).toContainText('Requiring manual review');
  for (const principle of ['Riba-Free', 'Gharar Compliant', 'Halal Activities']) {
    await expect(stat(page, principle)).toContainText('payments passed');
  }
  await expect(page.getByRole('region', { name: 'Recommendations' })).toContainText('did not pass on riba');
  await expect(page.getByRole('group', { name: 'Score over Time' })).toHaveAttribute('tabindex', '0');

  const pdf = await download(page, 'PDF (English)');
  expect(pdf.fileName).toMatch(/^shariah-report-monthly-.*\.en\.pdf$/);
  expect(pdf.file.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Report exported as PDF successfully.').first()).toBeVisible();
  const csv = await download(page, 'CSV');
  await expect(page.getByText('Report exported as CSV successfully.').first()).toBeVisible();

  const told = { 'report.pdf': 'signed here and changed afterwards', 'report.csv': 'it was changed' };
  for (const [name, file] of [['report.pdf', pdf.file], ['report.csv', csv.file]] as const) {
    await verify(page, name, file);
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Genuine');
    const changed = Buffer.from(file);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    await verify(page, name, changed);
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(told[name]);
  }
});

test('the report is found again in the history, and its address leads back to it', async ({ page }) => {
  await generate(page);
  const address = page.url();
  expect(address).toContain('report=');
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'This month so far' })).toBeVisible();
  await page.getByRole('table', { name: 'Report History' }).getByRole('button', { name: 'Open' }).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('group', { name: 'Export' })).toBeVisible();
});

test('a custom report takes days of either calendar, and one without payments says so', async ({ page }) => {
  await page.goto('/reports');
  await expect(page.getByRole('button', { name: /^Date Range/ })).toBeDisabled();
  const order = page.getByRole('region', { name: 'New report' });
  await order.getByRole('combobox', { name: 'Report Type' }).click();
  await page.getByRole('option', { name: 'Custom' }).click();
  await page.getByRole('button', { name: /^Date Range/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose days' });
  await expect(dialog).toContainText('AH');
  // Long before anything was paid in this sandbox.
  for (let month = 0; month < 12; month += 1) {
    await dialog.getByRole('button', { name: 'Go to the Previous Month' }).click();
  }
  await dialog.getByRole('gridcell').getByRole('button').nth(10).click();
  await dialog.getByRole('gridcell').getByRole('button').nth(12).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(page.getByText('has been generated successfully.').first()).toBeVisible({ timeout: makingMs });
  await expect(stat(page, 'Overall Compliance')).toContainText('No data');
});

test('a schedule is made, paused and removed', async ({ page, request }) => {
  const headers = await headersAs(request);
  const path = '/api/v1/reports/schedules';
  for (const { id } of await (await request.get(path, { headers })).json() as { id: string }[]) {
    await request.delete(`${path}/${id}`, { headers });
  }
  await page.goto('/reports/schedules');
  await expect(page.getByText('No schedules yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  const schedules = page.getByRole('table', { name: 'Schedules' });
  await expect(schedules).toContainText('Active');
  await schedules.getByRole('button', { name: 'Pause' }).click();
  await expect(schedules).toContainText('Paused');
  await schedules.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No schedules yet')).toBeVisible();
});
