import { expect, test } from '@playwright/test';
import { makeSampleActivity } from './sample-activity.ts';
import { violations } from './violations.ts';

test.beforeAll(({ request }) => makeSampleActivity(request));

test('what the dashboard counts opens its payments, by picture, table and rule', async ({ page }) => {
  await page.goto('/');
  const activity = page.getByRole('region', { name: 'Payments of the Last 30 Days' });
  await expect(activity.getByRole('group', { name: 'Payments of the Last 30 Days' })).toHaveAttribute('tabindex', '0');
  await activity.getByRole('button', { name: 'As a table' }).click();
  const day = activity.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transactions\?from=\d{4}-\d\d-\d\dT00%3A00%3A00Z&to=/);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  const outcomes = page.getByRole('region', { name: 'Outcomes by Principle' });
  const refused = outcomes.getByRole('list', { name: 'What the rules made of them' }).getByRole('link').last();
  await expect(refused).toContainText('Refused');
  expect(await violations(page)).toEqual([]);
  await outcomes.getByRole('list', { name: 'Rules that spoke up most' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/transactions\?from=[^&]+&rule=[A-Z]+-\d+/);
});
