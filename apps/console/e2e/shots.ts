import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from './routes.ts';
import { makeSampleActivity } from './sample-activity.ts';
import { compose } from './screens.ts';

const folder = process.env['SHOTS_DIR'] ?? fileURLToPath(new URL('../../../docs/images', import.meta.url));
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

mkdirSync(folder, { recursive: true });

test.beforeAll(async ({ request }) => {
  await makeSampleActivity(request);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });
      const picture = async (page: Page, name: string): Promise<void> => {
        await page.waitForLoadState('networkidle');
        // A full page is pictured from its top, where the header stands.
        await page.evaluate(() => { scrollTo(0, 0); });
        await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${viewport.width}.png`, fullPage: true });
      };

      for (const { name, path, heading } of allRoutes) {
        test(name, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
          await picture(page, name);
        });
      }

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

      test('transaction', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('link', { name: /tx_/ }).last().click();
        await expect(page.getByText(/Sealed in block/)).toBeVisible({ timeout: 10_000 });
        await picture(page, 'transaction');
      });
    });
  }
}
