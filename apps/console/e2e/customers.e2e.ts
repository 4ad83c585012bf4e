import { type Locator, type Page, expect, test } from '@playwright/test';
import { actAs, enter, headersAs, newPerson } from './people.ts';
import { openWallet, toastTitled } from './screens.ts';
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

/** Chooses an option of a list that opens over a form. */
async function choose(page: Page, within: Locator, field: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an officer opens a file and is told beside each field what is wrong, another approves it and has it changed', async ({ page, request }) => {
  const customer = await newPerson(request);
  await openWallet(request, customer, '0.00');
  const panelOf = async () => {
    await page.goto(`/customers?q=${customer.user.username}&customer=${customer.user.id}`);
    return page.getByRole('dialog', { name: 'Maryam Saleh', exact: true });
  };
  await enter(page, await newPerson(request, 'bank'));
  await (await panelOf()).getByRole('button', { name: 'Open a file' }).click();
  const form = page.getByRole('dialog', { name: 'Change the file of Maryam Saleh' });
  await form.getByRole('button', { name: 'Add a document' }).click();
  await form.getByRole('button', { name: 'Propose the change' }).click();
  await expect(form.getByLabel('Legal name', { exact: true })).toHaveAccessibleDescription('This is needed');
  const document = form.getByRole('group', { name: 'Document 1' });
  await expect(document.getByLabel('Number')).toHaveAccessibleDescription('This is needed');
  await expect(document.getByLabel('Issued by')).toHaveAccessibleDescription('Two letters, like AE');

  await form.getByLabel('Legal name', { exact: true }).fill('Maryam Saleh');
  await form.getByLabel('Born').fill('1990-05-06');
  await form.getByLabel('Nationality').fill('ae');
  await expect(form.getByLabel('Nationality')).toHaveAccessibleDescription('United Arab Emirates');
  await form.getByLabel('Lives in').fill('AE');
  await choose(page, form, 'Purpose of the account', 'Savings');
  await choose(page, form, 'Source of funds', 'Salary');
  await choose(page, document, 'Kind of document', 'Emirates ID');
  await document.getByLabel('Number').fill('784-1990-1234567-0');
  await document.getByLabel('Issued by').fill('AE');
  await document.getByLabel('Expires on').fill('2069-01-01');
  await choose(page, form, 'Level given', 'Standard');
  await choose(page, form, 'Risk rating', 'Medium risk');
  await form.getByLabel('Reviewed', { exact: true }).fill('2026-01-15');
  await form.getByLabel('Next review').fill('2099-01-15');
  await form.getByLabel('Why the file changes').fill('Met at the branch');
  await form.getByRole('button', { name: 'Propose the change' }).click();
  await expect(document.getByLabel('Number')).toHaveAccessibleDescription('The check digit is wrong: a figure was mistyped.');
  await expect(form.getByText('Reasons are given for a rating above low, and for no other.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Line of business', { exact: true }).check();
  await document.getByLabel('Number').fill('784-1990-1234567-6');
  await form.getByRole('button', { name: 'Propose the change' }).click();
  await expect(toastTitled(page, 'The change waits')).toBeVisible();
  const mine = page.getByRole('dialog', { name: 'Maryam Saleh', exact: true });
  await expect(mine.getByText('Whoever proposed a change, or whom it is about, cannot decide it.')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Open a file' })).toHaveCount(0);

  await actAs(page, 'Emirates Bank Officer');
  const panel = await panelOf();
  await expect(panel.getByRole('row', { name: /Documents/ })).toContainText('Emirates ID · 784199012345676 · AE · 2069-01-01');
  await panel.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve the change of Maryam Saleh?' });
  await dialog.getByLabel('Reason').fill('Compared with the card');
  await dialog.getByRole('button', { name: 'Approve the change' }).click();
  await expect(panel.getByText('Version 1 · Approved')).toBeVisible();

  await panel.getByRole('button', { name: 'Propose a change' }).click();
  await expect(form.getByLabel('Legal name', { exact: true })).toHaveValue('Maryam Saleh');
  await choose(page, form, 'Kind', 'Organisation');
  await form.getByRole('button', { name: 'Add an owner' }).click();
  const owner = form.getByRole('group', { name: 'Owner 1' });
  await owner.getByLabel('Name').fill('Huda Saleh');
  await owner.getByLabel('Share in %').fill('60');
  await form.getByLabel('All owners of 25 % known').check();
  await choose(page, document, 'Kind of document', 'Trade licence');
  await form.getByLabel('Line of business (ISIC)').fill('47');
  await form.getByLabel('Why the file changes').fill('Trades as a house');
  await form.getByRole('button', { name: 'Propose the change' }).click();
  await expect(form.getByLabel('Line of business (ISIC)')).toHaveAccessibleDescription(/ISIC revision 4/);
  await form.getByLabel('Line of business (ISIC)').fill('4711');
  await form.getByRole('button', { name: 'Propose the change' }).click();
  await expect(panel.getByRole('row', { name: /Beneficial owners/ })).toContainText('Huda Saleh · 60 %');
  await expect(panel.getByRole('row', { name: /Kind/ })).toContainText('Organisation');
});
