import { expect, test } from './fixtures.ts';

test('a person describes a payment and learns which rule objects, where, and what to do', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Compliance Check/ }).click();
  await expect(page.getByRole('heading', { name: 'Compliance Engine', level: 1 })).toBeVisible();
  const run = page.getByRole('button', { name: 'Run Compliance Check' });

  await run.click();
  for (const check of ['Riba Check', 'Gharar Check', 'Halal Activity', 'KYC/AML']) {
    await expect(page.getByRole('article', { name: check })).toContainText('100.0%');
  }
  await expect(page.getByRole('region', { name: 'Overall verdict' })).toContainText('Allowed');

  await page.getByLabel('Purpose').fill('قرض بفائدة ٥٪ سنوياً');
  await run.click();
  const riba = page.getByRole('article', { name: 'Riba Check' });
  await expect(riba).toContainText('0.0%');
  await expect(riba).toContainText('RIBA-002');
  const overall = page.getByRole('region', { name: 'Overall verdict' });
  await expect(overall).toContainText('Refused');
  await expect(overall.locator('mark').first()).toBeVisible();
  await expect(overall).toContainText('Sources:');

  await page.getByLabel('Amount (AED)').fill('1.005');
  await run.click();
  await expect(page.getByText('Write the amount in digits, with at most two decimals')).toBeVisible();
});

test('a person finds a rule by an Arabic word and reads payments on either side of its line', async ({ page }) => {
  await page.goto('/compliance');
  await page.getByRole('navigation', { name: 'Compliance' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByLabel('Search the rules').fill('رد القرض بأكثر من أصله');
  await page.getByRole('link', { name: /RIBA-001/ }).click();
  await expect(page.getByRole('heading', { name: 'More is returned than was lent' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'It objects to' })).toContainText('lend 900, return 990');
  await expect(page.getByRole('region', { name: 'It lets pass' })).toContainText('lend 900, return 900');
  await page.goto('/compliance/rules/NO-999');
  await expect(page.getByText('There is no such rule')).toBeVisible();
});
