import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Session } from '../src/api/session.slice.ts';
import { enter } from './people.ts';
import { makeReviewedBank, type ReviewedBank } from './sample-review.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

// A pack is typeset in a thread of its own, which takes its time on a busy machine.
const makingMs = 60_000;
const year = new Date().getFullYear();

/** Opens a plan as somebody. */
const openPlan = async (page: Page, who: Session): Promise<void> => {
  await enter(page, who);
  await page.goto('/shariah/reviews');
  await page.getByRole('link', { name: `Plan of ${year}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Plan of ${year}` })).toBeVisible();
};

test.describe.configure({ timeout: 2 * makingMs });
let bank: ReviewedBank;
test.beforeAll(async ({ request }) => { bank = await makeReviewedBank(request); });

/** An officer proposes a plan of transfers, and a scholar approves it. */
async function planAndDecide(page: Page, { officer, scholar }: ReviewedBank): Promise<void> {
  await enter(page, officer);
  await page.goto('/');
  await page.getByRole('link', { name: 'Shariah Reviews' }).click();
  await expect(page.getByRole('region', { name: 'Risk over the last twelve months' })).toContainText('Transfers');
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await page.getByRole('dialog').getByLabel('Why these areas').fill('Officers let the largest of them pass.');
  await page.getByRole('dialog').getByLabel('Who looks at it').first().click();
  await page.getByRole('option').nth(1).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByRole('region', { name: 'About the plan' })).toContainText('Proposed');
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await openPlan(page, scholar);
  await page.getByRole('button', { name: 'Approve' }).click();
  const decision = page.getByRole('dialog', { name: 'Approve this plan?' });
  await decision.getByLabel('Reason').fill('It covers what officers let pass.');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('region', { name: 'About the plan' })).toContainText('Approved');
  // A scholar decides, and leaves the looking to the bank.
  await expect(page.getByRole('button', { name: /^Order a sample/ })).toHaveCount(0);
}

test('a plan is decided by another person, a sample is drawn and written of, and a finding is closed', async (
  { page },
) => {
  await planAndDecide(page, bank);

  await openPlan(page, bank.officer);
  await page.getByRole('button', { name: 'Order a sample of Transfers' }).click();
  await page.getByRole('dialog').getByLabel('How many payments').fill('3');
  await page.getByRole('dialog').getByRole('button', { name: 'Order', exact: true }).click();
  const samples = page.getByRole('region', { name: 'Samples' });
  await samples.getByRole('button', { name: 'Draw' }).click();
  await expect(samples).toContainText('Root of the block');
  await expect(samples.getByRole('button', { name: /^Read payment/ })).toHaveCount(3);

  await samples.getByRole('button', { name: 'Read payment 1' }).click();
  const panel = page.getByRole('dialog', { name: 'Payment 1 of the sample' });
  await expect(panel).toContainText('What the rules said');
  await panel.getByRole('button', { name: 'Write a paper' }).click();
  const paper = page.getByRole('dialog', { name: 'Paper of payment 1' });
  await paper.getByLabel('What was looked at').fill('The invoice');
  await paper.getByLabel('Outcome').click();
  await page.getByRole('option', { name: 'Not compliant' }).click();
  await paper.getByLabel('What was found').fill('It names no goods.');
  await paper.getByRole('button', { name: 'Keep the paper' }).click();
  await expect(panel).toContainText('Version 1, which holds');
  await panel.getByRole('button', { name: 'Raise a finding' }).click();
  const raising = page.getByRole('dialog', { name: 'Raise a finding' });
  await raising.getByLabel('What is wrong').fill('An invoice without goods');
  await raising.getByLabel('Recommendation').fill('Ask for the goods.');
  await raising.getByLabel('Done by').fill(`${year}-12-31`);
  await raising.getByRole('button', { name: 'Raise', exact: true }).click();
  await expect(toastTitled(page, 'The finding is raised')).toBeVisible();

  const finding = page.getByRole('listitem', { name: 'An invoice without goods' });
  await panel.getByRole('button', { name: 'Close' }).click();
  // Whoever answered for management does not close.
  await finding.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('dialog').getByLabel('The answer, and what is done').fill('The form asks for it now.');
  await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await expect(finding).toContainText('Management agrees');
  await expect(finding.getByRole('button', { name: 'Follow up' })).toBeVisible();
  await expect(finding.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await openPlan(page, bank.colleague);
  await finding.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByLabel('How it was put right').fill('The form was seen.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(finding).toContainText('Closed');
  expect(await violations(page)).toEqual([]);

  await openPlan(page, bank.auditor);
  await expect(finding).toContainText('The form was seen.');
  const writes = /^(Order|Draw|Approve|Refuse|Raise|Answer|Close|Follow|Open again|Write)/;
  await expect(page.getByRole('main').getByRole('button', { name: writes })).toHaveCount(0);
  await page.getByRole('button', { name: 'Read payment 1' }).click();
  await expect(panel).toContainText('Version 1, which holds');
  await expect(panel.getByRole('button', { name: /^(Write|Attach|Raise)/ })).toHaveCount(0);
});

test('an officer requests the annual pack, and the auditor reads its paper', async ({ page }) => {
  const { officer, auditor } = bank;
  await enter(page, officer);
  await page.goto('/shariah/packs');
  await page.getByRole('button', { name: 'Request a pack' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).click();
  const packs = page.getByRole('region', { name: 'Packs' });
  await expect(packs).toContainText('Issued', { timeout: makingMs });
  await enter(page, auditor);
  await page.goto('/shariah/packs');
  await expect(page.getByRole('button', { name: 'Request a pack' })).toHaveCount(0);
  const [taken] = await Promise.all([
    page.waitForEvent('download'), packs.getByRole('button', { name: 'PDF in English' }).click()]);
  expect(taken.suggestedFilename()).toMatch(/^shariah-pack-authority-.*\.en\.pdf$/);
  const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: readFileSync(await taken.path()), encoding: 'utf8' });
  expect(stdout.replace(/\s+/g, ' ')).toContain('Annual Shari’ah report to the Higher Shari’ah Authority');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Search the standards').fill('SS 8 (Murabaha)');
  await expect(page.getByRole('region', { name: 'Which standards' })).toContainText('AAOIFI SS 8 (Murabaha)');
});
