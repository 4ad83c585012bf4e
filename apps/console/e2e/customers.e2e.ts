import { expect, test } from '@playwright/test';
import { actAs, headersAs, newPerson } from './people.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const ASSESSMENT = {
  level: 'standard', pep: 'none', risk: 'medium', riskReasons: ['country'], reviewedOn: '2026-01-15', nextReviewOn: '2027-01-15',
};
const DATA = {
  kind: 'person', legalName: 'Maryam Saleh', bornOn: '1990-05-06', nationality: 'LB', country: 'AE',
  documents: [{ kind: 'passport', number: 'RL 55-1234', country: 'LB', expiresOn: '2069-01-01' }],
  owners: [], areOwnersComplete: true, purpose: 'savings', sourceOfFunds: 'salary',
};

test('whoever proposed a file is offered no decision of it', async ({ page, request }) => {
  const { user: { id, username } } = await newPerson(request);
  const data = { version: 0, data: DATA, assessment: ASSESSMENT, reason: 'Passport seen' };
  const headers = await headersAs(request);
  const proposed = await request.post(`/api/v1/customers/${id}/changes`, { headers, data });
  expect(proposed.status(), await proposed.text()).toBe(201);
  await actAs(page, 'Sandbox Administrator');
  await page.goto(`/customers?q=${username}&customer=${id}`);
  const own = page.getByRole('dialog', { name: 'Maryam Saleh' });
  await expect(own.getByText('Whoever proposed a change, or whom it is about, cannot decide it.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('a customer proposes, an officer sees old and new and approves', async ({ page, request }) => {
  const amina = await headersAs(request, 'amina');
  const { id } = (await (await request.get('/api/auth/me', { headers: amina })).json()) as { id: string };
  const { version, file, pending } = (await (await request.get(`/api/v1/customers/${id}`, { headers: amina })).json()) as {
    version: number; file: { assessment: unknown } & Record<string, unknown>; pending: unknown };
  expect(pending).toBeNull();
  const { assessment: _, ...known } = file;
  const purposeText = `Household ${Date.now()}`;
  const proposed = await request.post(`/api/v1/customers/${id}/changes`, {
    headers: amina, data: { version, data: { ...known, purposeText }, reason: 'We moved' } });
  expect(proposed.status(), await proposed.text()).toBe(201);

  await actAs(page, 'Emirates Bank Officer');
  await page.goto('/customers?need=pending');
  const row = page.getByRole('listitem', { name: 'Amina Rahman' });
  await expect(row).toContainText('A change waits');
  await row.getByRole('button', { name: 'Amina Rahman' }).click();
  const panel = page.getByRole('dialog', { name: 'Amina Rahman' });
  await expect(panel.getByText('Amina Rahman proposes: We moved')).toBeVisible();
  await expect(panel.getByRole('row', { name: /Purpose of the account/ })).toContainText(`Living costs: ${purposeText}`);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve the change of Amina Rahman?' });
  await dialog.getByRole('button', { name: 'Approve the change' }).click();
  await expect(dialog.getByText('A reason needs 3 to 300 characters')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Compared with the tenancy contract');
  await dialog.getByRole('button', { name: 'Approve the change' }).click();
  await expect(toastTitled(page, 'The change is in force')).toBeVisible();
  await expect(panel.getByText(`Version ${version + 1} · Approved`)).toBeVisible();

  await actAs(page, 'Amina Rahman');
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Your customer file' });
  await expect(card).toContainText(`Living costs: ${purposeText}`);
  await expect(card).toContainText('Standard');
});
