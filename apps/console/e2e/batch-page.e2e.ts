import { expect, type Page, test } from '@playwright/test';
import { actAs, enter, newPerson } from './people.ts';
import { enterAsPayer, fundedWallet, openWallet, pasteRows, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

// A dialog that is still fading in has too little contrast.
test.use({ reducedMotion: 'reduce' });

const standings = (page: Page) => page.getByRole('region', { name: 'Where the payments stand' });
const review = (page: Page) => page.getByRole('dialog', { name: 'Review batch' });

/** Has the batch checked; ten thousand payments take a while. */
async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check and review' }).click();
  await expect(review(page)).toBeVisible();
}

/** Takes a step with all payments of the open batch, through its question. */
async function takeStep(page: Page, step: string, question: string, answer: string): Promise<void> {
  await page.getByRole('group', { name: 'What you can do with all of them' }).getByRole('button', { name: step }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(question);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}

test('a batch on terms is approved by an officer and released by its payer, each in one step', async ({
  page, request,
}) => {
  const { address } = await fundedWallet(request, 'Yusuf, business');
  const { payer } = await enterAsPayer(page, request);
  await page.goto('/composer/batch');
  await pasteRows(page, `${address},10,First\n${address},20.50,Second`);
  await page.getByRole('checkbox', { name: 'Escrow' }).check();
  await page.getByRole('checkbox', { name: 'Multi-signature' }).check();
  await page.getByRole('combobox', { name: 'Approvals needed' }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await page.getByLabel('Waits at most').fill('soon');
  await page.getByRole('button', { name: 'Check and review' }).click();
  await expect(page.getByLabel('Waits at most')).toHaveAccessibleDescription(/Write a whole number/);
  await page.getByLabel('Waits at most').fill('2');
  await page.getByRole('button', { name: 'Check and review' }).click();
  await expect(review(page)).toContainText('Approvals needed1');
  await expect(review(page)).toContainText('2 days');
  await expect(review(page)).toContainText('Amount held for now30.50 AED');
  await review(page).getByRole('button', { name: 'Confirm and send' }).click();
  await page.getByRole('link', { name: 'Open batch' }).click();
  await expect(page).toHaveURL(/\/batches\/[\da-f-]{36}$/);
  const batchPath = new URL(page.url()).pathname;
  await expect(standings(page)).toContainText('Awaiting approval230.50');
  expect(await violations(page)).toEqual([]);

  await actAs(page, 'Emirates Bank Officer');
  await page.goto('/');
  await page.getByRole('link', { name: 'Approvals' }).click();
  const row = page.getByRole('region', { name: 'Awaiting approval' }).getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: batchPath.split('/').at(-1) ?? '' }) });
  await expect(row).toContainText('30.50 AED');
  await expect(row).toContainText('Batch of 2 payments');
  await expect(row).toContainText('0 of 1 approvals');
  await expect(row).toContainText('(in 47 hours)');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(batchPath);
  await takeStep(page, 'Approve all', 'Payments2Total30.50 AED', 'Approve payments');
  await expect(toastTitled(page, 'Payments Approved')).toContainText('2 payments were taken one step further.');
  await expect(standings(page)).toContainText('In escrow230.50');

  await enter(page, payer);
  await page.goto('/composer/batch');
  await page.getByRole('region', { name: 'Recent batches' }).getByRole('link', { name: '2 payments' }).first().click();
  await expect(page).toHaveURL(batchPath);
  await takeStep(page, 'Release all', 'Left in escrow30.50 AED', 'Release money');
  await expect(standings(page)).toContainText('Completed230.50');
  await expect(page.getByRole('group', { name: 'What you can do with all of them' })).toHaveCount(0);

  await page.getByRole('region', { name: 'Payments', exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('10.00');
  await page.getByRole('link', { name: /^[\da-f-]{36}$/ }).click();
  await expect(page).toHaveURL(batchPath);
  await page.goto('/batches/01a1f799-7cf5-7ea7-962b-eb6214b0cb30');
  await expect(page.getByText('There is no such batch')).toBeVisible();
});

test('a long batch shows how far it is and can be cancelled, and says what was not made', async ({ page, request }) => {
  // Thousands of payments: nobody's whose statements others look at.
  const { address } = await openWallet(request, await newPerson(request, 'user'), '1.00');
  await enterAsPayer(page, request);
  await page.goto('/composer/batch');
  // Long words take long to judge, so that there is something left to cancel.
  const words = 'Overtime and travel for the autumn harvest '.repeat(11);
  const rows = Array.from({ length: 10_000 }, (_, n) => `${address},0.01,${words}${n + 1}`).join('\n');
  const file = { name: 'salaries.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await check(page);
  await review(page).getByRole('button', { name: 'Confirm and send' }).click();
  const progress = review(page).getByRole('progressbar', { name: 'Payments worked through' });
  await expect(progress).toHaveAttribute('aria-valuetext', /^[\d,]+ of 10,000 payments worked through$/);
  await review(page).getByRole('button', { name: 'Cancel the rest' }).click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toContainText('The batch was cancelled.');
  await expect(results).toContainText(/Not made[\d,]+/);
  await page.getByRole('link', { name: 'Open batch' }).click();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(standings(page)).toContainText(/Not made[\d,]+/);
});

test('a batch of all or nothing says why it cannot be cancelled', async ({ page, request }) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  await enterAsPayer(page, request);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => { letGo = resolve; });
  await page.route(/transactions\/batch$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/composer/batch');
  await pasteRows(page, `${address},1`);
  await page.getByRole('switch', { name: 'All or nothing' }).check();
  await check(page);
  await review(page).getByRole('button', { name: 'Confirm and send' }).click();
  await expect(review(page)).toContainText('there is no half-way at which they could be cancelled');
  await expect(review(page).getByRole('button', { name: 'Cancel the rest' })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('1.00 AED');
});
