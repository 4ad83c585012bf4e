import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { actAs, enter, headersAs, newPerson } from './people.ts';
import { openWallet } from './screens.ts';

const settings = {
  rentityId: 3177, rentityBranch: null, institutionName: 'Emirates Sandbox Bank', institutionCode: 'ESBKAEAD',
  localCurrency: 'AED', submissionCode: 'E',
  reportingPerson: { firstName: 'Huda', lastName: 'Al Suwaidi', email: null, occupation: null },
  location: { addressType: 'BU', address: '12 Harbour Street', city: 'Abu Dhabi', country: 'AE', state: null },
  fundsCode: 'ELCFT', transmodeCode: 'DBCD', transmodeComment: null, indicators: [],
};
const panel = (page: Page) => page.getByRole('dialog', { name: /→/ });

/** A payment of Amina's that the rules hold, at a bank that has said who it is. */
async function heldPayment(request: APIRequestContext): Promise<string> {
  const kept = await request.put('/api/v1/strs/settings', { headers: await headersAs(request, 'bank.uae'), data: settings });
  expect(kept.status(), await kept.text()).toBe(200);
  const [from, to] = [await openWallet(request, 'amina', '90000.00'), await openWallet(request, 'amina', '0.00')];
  const sent = await request.post('/api/v1/transactions/send', {
    headers: await headersAs(request, 'amina'),
    data: {
      type: 'send', network: 'uae_dirham', currency: 'AED', amount: '60000.00', memo: `Farm ${Date.now()}`,
      fromAddress: from.address, toAddress: to.address,
    },
  });
  expect(sent.status()).toBe(201);
  return ((await sent.json()) as { transaction_id: string }).transaction_id;
}

test('an officer reports a case, a second one approves it, and its filing is written down', async ({ page, request }) => {
  const id = await heldPayment(request);
  await actAs(page, 'Emirates Bank');
  await page.goto(`/compliance/reviews?case=${id}`);
  await panel(page).getByRole('button', { name: 'Begin a report' }).click();
  await expect(page).toHaveURL(/compliance\/strs\?str=/);
  await expect(page.getByText('Something required is missing')).toBeVisible();
  await page.getByLabel('Reason', { exact: true }).fill('Money was passed on within the hour.');
  await page.getByLabel('Indicators').fill('ALP01');
  await page.getByLabel('Where it was made').fill('Online');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(page.getByText('Not validated against the schema of the unit')).toBeVisible();
  await expect(page.getByText('Another officer has to approve this version.')).toBeVisible();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download goAML file' }).click();
  expect((await taken).suggestedFilename()).toMatch(/-2\.xml$/);

  const address = page.url();
  await actAs(page, 'Sandbox Administrator');
  await page.goto(address);
  await page.getByRole('button', { name: 'Approve version 2' }).click();
  await page.getByRole('button', { name: 'Write down the filing' }).click();
  const dialog = page.getByRole('dialog', { name: 'The report was filed' });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toContainText('Give the number');
  await dialog.getByLabel('Number the unit gave it').fill('12345-0-0');
  await dialog.getByLabel('Filed on').fill('2026-01-01');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('Version 2 filed')).toBeVisible();
  await expect(page.getByLabel('Reason', { exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('button', { name: '12345-0-0' })).toBeVisible();
});

test('nobody else finds anything of reports in a case', async ({ page, request }) => {
  const id = await heldPayment(request);
  await actAs(page, 'Amina');
  await page.goto('/compliance/strs');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Suspicious-Transaction Reports');
  // A colleague at the same bank, whom nobody made a compliance officer.
  await enter(page, await newPerson(request, 'bank'));
  await page.goto('/compliance/strs');
  await expect(page.getByText('Nothing to see here')).toBeVisible();
  await page.goto(`/compliance/reviews?case=${id}`);
  await expect(panel(page).getByRole('button', { name: 'Release payment' })).toBeVisible();
  await expect(panel(page).getByText('Suspicious-transaction report')).toHaveCount(0);
});
