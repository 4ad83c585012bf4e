import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { drawn, stands } from './drawing.ts';
import { actAs } from './people.ts';
import { allRoutes } from './routes.ts';
import { type Governance, makeSampleGovernance } from './sample-governance.ts';
import { makeSampleActivity, makeSampleContracts, makeSampleRecalls } from './sample-activity.ts';
import { makeSampleReview } from './sample-review.ts';
import { compose } from './screens.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = process.env['SHOTS_DIR'] ?? join(root, '.shots');
const documents = join(root, 'docs/images');
const widths = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];
const waitingMs = 10_000;

/** The pictures that the documents show; all others are taken to be looked at. */
const documented = new Set([
  'dashboard-en-light-1440', 'composer-refused-en-light-1440', 'transaction-en-light-1440', 'transaction-en-dark-1440',
  'contract-en-light-1440', 'contract-ar-light-1440', 'audit-en-light-1440', 'audit-en-dark-1440',
  'dashboard-en-light-390', 'dashboard-ar-dark-390',
]);

mkdirSync(folder, { recursive: true });

const recalled = { payment: '', open: '' };
const reviewed = { planId: '' };
const governance: Governance = { event: '', payment: '' };

test.beforeAll(async ({ request }) => {
  Object.assign(recalled, await makeSampleRecalls(request));
  await makeSampleActivity(request);
  await makeSampleContracts(request);
  Object.assign(reviewed, await makeSampleReview(request));
  Object.assign(governance, await makeSampleGovernance(request));
});

for (const language of ['en', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of widths) {
      test.describe(`${language}, ${colorScheme}, ${viewport.width} px`, () => {
        test.use({ colorScheme, viewport });
        test.beforeEach(({ page }) =>
          page.addInitScript((code) => { localStorage.setItem('connect.language', code); }, language));

        /** Pictures the whole page once nothing is under way, from its top, where the header stands. */
        const picture = async (page: Page, name: string): Promise<void> => {
          await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
          await stands(page);
          // What a screen asks for once it stands is drawn a little later.
          await drawn(page, 5);
          await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
          await page.evaluate(() => { scrollTo(0, 0); });
          const file = `${name}-${language}-${colorScheme}-${viewport.width}`;
          await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
          if (documented.has(file)) copyFileSync(join(folder, `${file}.png`), join(documents, `${file}.png`));
        };

        for (const { name, path } of allRoutes) {
          test(name, async ({ page }) => {
            await page.goto(path);
            await picture(page, name);
          });
        }

        test('transaction', async ({ page }) => {
          await page.goto('/');
          await page.getByRole('link', { name: /tx_/ }).last().click();
          await expect(page.getByText(/Sealed in block|خُتمت في الكتلة/)).toBeVisible({ timeout: waitingMs });
          await picture(page, 'transaction');
        });

        test('recall', async ({ page }) => {
          await actAs(page, 'Yusuf');
          await page.goto(`/recalls?recall=${recalled.open}`);
          const answer = page.getByRole('dialog').getByRole('button', { name: /^(Give it back|إعادة المال)$/ });
          await expect(answer).toBeVisible();
          await picture(page, 'recall');
          await answer.click();
          await expect(page.getByRole('button', { name: /^(Give back|إعادة) 1,250\.00 AED$/ })).toBeVisible();
          await picture(page, 'recall-accept');
        });

        test('transaction-recalled', async ({ page }) => {
          await page.goto(`/transactions/${recalled.payment}`);
          await expect(page.getByRole('region', { name: /^(Asked Back|طلب الاسترداد)$/ })).toBeVisible();
          await picture(page, 'transaction-recalled');
        });

        test('shariah-review', async ({ page }) => {
          await page.goto(`/shariah/reviews/${reviewed.planId}`);
          await expect(page.getByRole('button', { name: /^(Read payment|قراءة المعاملة) 1$/ })).toBeVisible();
          await picture(page, 'shariah-review');
          await page.getByRole('button', { name: /^(Read payment|قراءة المعاملة) 1$/ }).click();
          await expect(page.getByRole('dialog').getByText(/Version 1|النسخة 1/)).toBeVisible();
          await picture(page, 'shariah-review-payment');
        });
        for (const [name, who, path] of [
          ['register-officer', 'Emirates', () => '/shariah/register'],
          ['register-event', 'Emirates', () => `/shariah/register/${governance.event}`],
          ['purification-officer', 'Noura', () => '/shariah/purification'],
          ['transaction-tainted', 'Emirates', () => `/transactions/${governance.payment}`],
          ['zakat-owner', 'Amina', () => '/zakat'],
        ] as const) {
          test(name, async ({ page }) => {
            await actAs(page, who);
            await page.goto(path());
            await picture(page, name);
          });
        }

        test('contract', async ({ page }) => {
          await page.goto('/smart-contracts?tab=manage');
          await page.locator('a[href^="/smart-contracts/"]').first().click();
          await page.waitForURL('**/smart-contracts/*');
          await picture(page, 'contract');
        });

        if (language === 'ar') return;

        test('composer-refused', async ({ page }) => {
          await compose(page, { to: 'Amina, household', amount: '1000', notes: 'قرض بفائدة ٥٪ سنوياً' });
          await expect(page.getByText('RIBA-002')).toBeVisible();
          await picture(page, 'composer-refused');
        });

        test('guidance-answer', async ({ page }) => {
          await page.goto('/compliance/guidance');
          await page.getByLabel('Your question').fill('هل يجوز أن تتبرع المؤسسة بغرامة التأخير؟');
          await page.getByRole('button', { name: 'Get Fatwa Guidance' }).click();
          await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
          await picture(page, 'guidance-answer');
        });
      });
    }
  }
}
