import { expect, test } from '@playwright/test';

test('the dashboard names its four figures, each with its definition', async ({ page }) => {
  await page.goto('/');
  const definitions = {
    'Total Transactions': /All transactions you may see/,
    'Volume (AED)': /QAR are converted/,
    'Compliance Score': /from 0 to 100/,
    'Active Wallets': /not frozen/,
  };
  for (const [label, definition] of Object.entries(definitions)) {
    const card = page.getByRole('article', { name: label });
    await expect(card).toBeVisible();
    await card.getByRole('button').focus();
    await expect(page.getByRole('tooltip', { name: definition })).toBeVisible();
  }
});

test('the system status is measured: each network with its state and when it was asked', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('region', { name: 'System Status' });
  await expect(status.getByText('Last checked')).toBeVisible();
  for (const network of ['UAE e-Dirham network', 'Qatar CBDC network']) {
    await expect(status.getByRole('listitem').filter({ hasText: network })).toHaveText(/Online|Offline|Unknown/);
  }
});

test('when the figures cannot be read, the rest of the screen stands and trying again goes on', async ({ page }) => {
  const failure = { error: 'The database is busy.', code: 'DATABASE_UNAVAILABLE', requestId: 'req_test' };
  await page.route('**/api/v1/dashboard/stats', (route) => route.fulfill({ status: 503, json: failure }));
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: 'The database is busy.' });
  await expect(alert).toContainText('req_test');
  await expect(page.getByRole('region', { name: 'System Status' })).toBeVisible();
  await page.unroute('**/api/v1/dashboard/stats');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total Transactions')).toBeVisible();
});
