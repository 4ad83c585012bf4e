import { expect, test } from '@playwright/test';
import { violations } from './violations.ts';

const board = 'Refer to the Shariah board';

test('a person asks, reads the answer and follows a number to its source', async ({ page }) => {
  await page.goto('/compliance');
  await page.getByRole('navigation', { name: 'Compliance' }).getByRole('link', { name: 'Assistant' }).click();
  await expect(page.getByText('Ask, and read what the standards say')).toBeVisible();
  await page.getByRole('button', { name: 'Get Fatwa Guidance' }).click();
  await expect(page.getByText('A question needs 3 to 500 characters')).toBeVisible();

  await page.getByLabel('Your question').fill('My borrower gives me a gift at repayment, may I accept it?');
  await page.getByRole('button', { name: 'Get Fatwa Guidance' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('not a fatwa');
  await expect(page.getByRole('table', { name: 'Where the schools differ' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByText(board)).toBeHidden();
  await answer.getByRole('link', { name: 'Source 2' }).first().click();
  await expect(page).toHaveURL(/#source-2$/);
  await expect(page.locator('#source-2')).toBeInViewport();
  await expect(page.locator('#source-2')).toContainText('Standard 19');
  expect(await violations(page)).toEqual([]);

  await answer.getByRole('link', { name: 'RIBA-003' }).click();
  await expect(page).toHaveURL(/\/compliance\/rules\/RIBA-003$/);
});

test('an Arabic example is answered in Arabic, from right to left', async ({ page }) => {
  await page.goto('/compliance/guidance');
  await page.getByRole('button', { name: 'هل يجوز شراء الذهب بالتقسيط؟' }).click();
  const words = page.getByRole('region', { name: 'Answer' }).locator('[lang="ar"]').first();
  await expect(words).toHaveAttribute('dir', 'rtl');
  await expect(words).toContainText('الذهب');
  await expect(page.getByRole('region', { name: 'Sources' })).toContainText('معيار أيوفي الشرعي رقم 57');
});

test('what is contested and what no source answers is left to the board', async ({ page }) => {
  await page.goto('/compliance/guidance');
  await page.getByRole('button', { name: 'Is Bitcoin allowed?' }).click();
  await expect(page.getByRole('alert').filter({ hasText: board })).toContainText('Councils differ');
  await expect(page.getByRole('region', { name: 'For reading' })).toContainText('no settled ruling');
  await expect(page.getByRole('region', { name: 'Answer' })).toBeHidden();

  await page.getByLabel('Your question').fill('My husband divorced me in anger, does it count?');
  await page.getByRole('button', { name: 'Get Fatwa Guidance' }).click();
  await expect(page.getByRole('alert').filter({ hasText: board })).toContainText('one person’s case');
  await expect(page.getByRole('region', { name: 'For reading' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeHidden();
});

test('a question that cannot be answered says why, and can be asked again', async ({ page }) => {
  await page.route('**/api/v1/compliance/guidance', (route) => route.fulfill({
    status: 503, json: { error: 'The database is busy.', code: 'DATABASE_UNAVAILABLE', requestId: 'req_test' },
  }));
  await page.goto('/compliance/guidance');
  await page.getByRole('button', { name: 'Is the 2.5% split my zakat?' }).click();
  await expect(page.getByText('The database is busy.')).toBeVisible();
  await page.unroute('**/api/v1/compliance/guidance');
  await page.getByRole('button', { name: 'Get Fatwa Guidance' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('once a lunar year');
});

test('a question is given up while its answer comes, and the request with it', async ({ page }) => {
  const { promise: stopped, resolve: answer } = Promise.withResolvers<null>();
  await page.route('**/api/v1/compliance/guidance', async (route) => {
    await stopped;
    await route.continue().catch(() => undefined);
  });
  const given = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/api/v1/compliance/guidance'));
  await page.goto('/compliance/guidance');
  await page.getByRole('button', { name: 'Is the 2.5% split my zakat?' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByText('Stopped. The question was not answered.')).toBeVisible();
  await expect(page.getByLabel('Your question')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  answer(null);
  await page.unroute('**/api/v1/compliance/guidance');
  await page.getByRole('button', { name: 'Get Fatwa Guidance' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('once a lunar year');
  await expect(page.getByText('Stopped.')).toBeHidden();
});

test('the engine’s screen answers in short, and the assistant’s own screen goes on from there', async ({ page }) => {
  await page.goto('/compliance');
  const card = page.getByRole('region', { name: 'AI Fatwa Assistant' });
  await expect(card).toContainText('As-salamu alaykum');
  await card.getByLabel('Your question').fill('May a loan carry an administration fee?');
  await card.getByRole('button', { name: 'Get Fatwa Guidance' }).click();
  const answer = card.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('not a fatwa');
  await expect(answer.getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await answer.getByRole('link', { name: 'Open the assistant' }).click();
  await expect(page).toHaveURL(/\/compliance\/guidance$/);
  await expect(page.getByLabel('Your question')).toHaveValue('May a loan carry an administration fee?');
  await expect(page.getByRole('table', { name: 'Where the schools differ' })
    .or(page.getByRole('region', { name: 'Sources' })).first()).toBeVisible();
});
