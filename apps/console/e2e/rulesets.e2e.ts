import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { actAs, headersAs } from './people.ts';
import { resolve, restoreSettings } from './resolutions.ts';
import { openWallet } from './screens.ts';
import { violations } from './violations.ts';

const memo = 'Kitchen for the new flat';

/** Sends a payment of Amina's, and says how it ended. */
async function pay(request: APIRequestContext, amount: string): Promise<string> {
  const headers = await headersAs(request, 'amina');
  const [from, to] = [await openWallet(request, 'amina', '90000.00'), await openWallet(request, 'amina', '0.00')];
  const data = {
    type: 'send', network: 'uae_dirham', currency: 'AED', amount, memo, fromAddress: from.address, toAddress: to.address,
  };
  const sent = await request.post('/api/v1/transactions/send', { headers, data });
  return ((await sent.json()) as { status: string }).status;
}

const openRulesets = async (page: Page): Promise<void> => {
  await page.goto('/compliance');
  await page.getByRole('navigation', { name: 'Compliance' }).getByRole('link', { name: 'Rule sets' }).click();
  await expect(page.getByRole('heading', { name: 'Rule Sets', level: 1 })).toBeVisible();
};

// The tests of other screens are judged by the settings as they ship.
test.afterEach(({ request }) => restoreSettings(request));

test('one officer drafts and tries a version, and a second one puts it in force', async ({ page, request }) => {
  expect(await pay(request, '23456.00')).toBe('completed');
  await actAs(page, 'Emirates Bank');
  await openRulesets(page);
  await page.getByRole('button', { name: 'Draft a version' }).click();
  const draft = page.getByRole('dialog', { name: 'Draft a version' });
  const large = draft.getByRole('group', { name: /AED/ }).getByLabel('Source of funds');
  await draft.getByRole('group', { name: /AED/ }).getByLabel('Identified sender').fill('30000');
  await large.fill('20000');
  await draft.getByLabel('Why').fill('Look closer at large payments.');
  await draft.getByRole('button', { name: 'Save draft' }).click();
  await expect(draft).toContainText('Write at most 20000.00.');
  await draft.getByRole('group', { name: /AED/ }).getByLabel('Identified sender').fill('3500');
  expect(await violations(page)).toEqual([]);
  await draft.getByRole('button', { name: 'Save draft' }).click();

  const heading = page.getByRole('heading', { name: /^Version \d+$/, level: 1 });
  await expect(heading).toBeVisible();
  const address = page.url();
  const change = page.getByRole('table', { name: 'What it changes' }).getByRole('row', { name: /Source of funds/ });
  await expect(change).toContainText('55,000.00 AED');
  await expect(change).toContainText('20,000.00 AED');
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Try on recent payments' }).click();
  await page.getByRole('dialog').getByLabel('Days').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Start trial' }).click();
  const found = page.getByRole('region', { name: 'What the trial found' });
  await expect(found.getByRole('listitem').filter({ hasText: /Allowed.*Held for review/ })).toContainText('AED');
  const payment = page.getByRole('region', { name: 'Payments it would judge otherwise' })
    .getByRole('link').filter({ hasText: memo });
  await expect(payment).toHaveAttribute('href', /\/transactions\/tx_/);
  await expect(payment).toContainText('KYC-003');
  await expect(page.getByText('You made this version, so you cannot activate it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await resolve(request, 'ruleset', /\d+$/.exec(address)?.[0] ?? '');
  await actAs(page, 'Sandbox Administrator');
  await page.goto(address);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('dialog', { name: /^Activate version/ }).getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Every payment is judged by this version.')).toBeVisible();
  expect(await pay(request, '23456.00')).toBe('pending');
});

test('what a board decides of a rule is drafted, and a customer finds no way in', async ({ page }) => {
  await actAs(page, 'Emirates Bank');
  await openRulesets(page);
  await page.getByRole('button', { name: 'Draft a version' }).click();
  const draft = page.getByRole('dialog', { name: 'Draft a version' });
  await draft.getByLabel('Profile').click();
  await page.getByRole('option', { name: 'BOARD' }).click();
  await draft.getByLabel('Change a rule').click();
  await expect(page.getByRole('option', { name: /^KYC-004/ })).toHaveCount(0);
  await page.getByRole('option', { name: /^RIBA-017/ }).click();
  await draft.getByRole('combobox', { name: 'RIBA-017' }).click();
  await page.getByRole('option', { name: 'Off' }).click();
  await draft.getByLabel('Why').fill('The board met in November.');
  await draft.getByRole('button', { name: 'Save draft' }).click();
  await expect(draft).toContainText('Name the board’s decision');
  await draft.getByLabel('Board’s decision').fill('Minutes 2026/14');
  await draft.getByRole('button', { name: 'Save draft' }).click();
  const changes = page.getByRole('table', { name: 'What it changes' });
  await expect(changes.getByRole('row', { name: /Board’s decision/ })).toContainText('Minutes 2026/14');
  await expect(changes.getByRole('row', { name: /RIBA-017/ })).toContainText('Off');

  await actAs(page, 'Amina');
  await page.goto('/compliance');
  const nav = page.getByRole('navigation', { name: 'Compliance' });
  await expect(nav.getByRole('link')).toHaveText(['Engine', 'Rules', 'Assistant']);
  await page.goto('/compliance/rulesets');
  await expect(page.getByText('This screen is not open to your role')).toBeVisible();
});

test('a draft adds newer country lists, and says what they change', async ({ page }) => {
  await actAs(page, 'Emirates Bank');
  await openRulesets(page);
  await page.getByRole('button', { name: 'Draft a version' }).click();
  const draft = page.getByRole('dialog', { name: 'Draft a version' });
  await draft.getByRole('button', { name: 'Add newer country lists' }).click();
  const lists = draft.getByRole('group', { name: 'Country lists' });
  await expect(lists.getByLabel('Call for action')).toHaveValue('IR KP MM');
  await lists.getByLabel('Call for action').fill('IR, KP');
  await lists.getByLabel('Increased monitoring').fill('kp YE');
  await lists.getByLabel('Where they were published').fill('Plenary of autumn 2026');
  await draft.getByLabel('Why').fill('The lists of the last plenary.');
  await draft.getByRole('button', { name: 'Save draft' }).click();
  await expect(lists).toContainText('Choose the day of the plenary');
  await lists.getByLabel('Day of the plenary').fill('2026-11-01');
  await draft.getByRole('button', { name: 'Save draft' }).click();
  await expect(lists).toContainText('KP cannot be on both lists.');
  expect(await violations(page)).toEqual([]);
  await lists.getByLabel('Increased monitoring').fill('YE');
  await draft.getByRole('button', { name: 'Save draft' }).click();
  const changes = page.getByRole('table', { name: 'What it changes' });
  await expect(changes.getByRole('row', { name: /Country lists of Nov 1, 2026/ }))
    .toContainText('Plenary of autumn 2026: IR KP / YE');
});
