import { expect, type Page, test } from '@playwright/test';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts' });

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save draft' }).click();
  await expect(toastTitled(page, 'Draft Saved')).toContainText(name);
}

test('a draft is kept on the server, opened, renamed by saving, and deleted', async ({ page }) => {
  const name = `Rent ${Date.now()}`;
  await page.goto('/composer');
  await page.getByLabel('Amount').fill('4500');
  await page.getByLabel('Notes').fill('Rent, December');
  await page.getByRole('checkbox', { name: 'Escrow' }).check();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('The name needs 1 to 80 characters');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await saveAs(page, name);

  await page.goto('/composer');
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await page.getByRole('button', { name: `Open draft ${name}` }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('4,500.00');
  await expect(page.getByLabel('Notes')).toHaveValue('Rent, December');
  await expect(page.getByRole('checkbox', { name: 'Escrow' })).toBeChecked();

  await page.getByLabel('Notes').fill('Rent, January');
  await page.getByRole('button', { name: `Open draft ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open draft' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Rent, December');

  await saveAs(page, `${name}, flat 4`);
  await expect(drafts(page).getByText(name)).toHaveCount(1);
  await page.getByRole('button', { name: `Delete draft ${name}, flat 4` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  // The toast still names the draft for a while; what must be gone is its row.
  await expect(page.getByRole('button', { name: `Delete draft ${name}, flat 4` })).toHaveCount(0);
});

test('what is neither sent nor saved is not left behind without a question', async ({ page }) => {
  await page.goto('/composer');
  await page.getByRole('link', { name: 'Sandbox Wallets' }).click();
  await expect(page).toHaveURL(/wallets/);
  await page.getByRole('link', { name: 'Transaction Composer' }).click();

  await page.getByLabel('Notes').fill('Books');
  await page.getByRole('link', { name: 'Sandbox Wallets' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Books');
  await page.getByRole('link', { name: 'Sandbox Wallets' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/wallets/);
});

test('what is written is there again when the page is loaded anew, and can be thrown away', async ({ page }) => {
  await page.goto('/composer');
  await page.getByLabel('Amount').fill('4500');
  await page.getByLabel('Notes').fill('Rent, December');
  await page.reload();
  const note = page.getByRole('status').filter({ hasText: 'What you were writing is back' });
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue(/^4,?500/);
  await expect(page.getByLabel('Notes')).toHaveValue('Rent, December');
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: 'Start anew' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('');
  await expect(note).toBeHidden();
});
