import { expect, test } from './fixtures.ts';

test('an article is found by a word of its title and leads on to the next', async ({ page }) => {
  await page.goto('/help');
  await page.getByLabel('Search help articles...').fill('MURABAHA');
  await expect(page.getByRole('region', { name: 'Smart Contracts' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Getting Started' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Murabaha, step by step' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Murabaha, step by step');
  await page.getByRole('link', { name: /^Next article/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ijara: rent for use');
  await page.getByRole('link', { name: 'Help Center' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
});

test('questions are searched as one types, and one answer is open at a time', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByText('12 questions available')).toBeVisible();
  await page.getByRole('button', { name: 'Do sandbox wallets hold real money?' }).click();
  await expect(page.getByText('without real currency')).toBeVisible();
  await page.getByRole('button', { name: 'Which networks are supported?' }).click();
  await expect(page.getByText('without real currency')).toBeHidden();
  await page.getByLabel('Search questions...').fill('webhook price of tea');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByLabel('Search questions...').fill('ZAKAT');
  await expect(page.getByText('Found 1 result')).toBeVisible();
});

test('About tells which version runs', async ({ page, request }) => {
  const { version } = await (await request.get('/api/v1/status')).json() as { version: string };
  await page.goto('/about');
  await expect(page.getByText(`Version ${version}`)).toBeVisible();
});
