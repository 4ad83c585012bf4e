import { expect, type Page, test } from '@playwright/test';
import { enter, newPerson } from './people.ts';

const menu = (page: Page) => page.getByRole('menu');

async function choose(page: Page, from: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: from, exact: true }).click();
  await menu(page).getByRole(/^Keep|^Copy|^Delete/.test(String(item)) ? 'menuitem' : 'menuitemradio', { name: item }).click();
}

test('filters are kept under a name, looked at again, taken by default, passed on and deleted', async ({
  page, context, request,
}) => {
  // A view by default is how every later look at the list begins.
  await enter(page, await newPerson(request, 'admin'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `Openings ${Date.now()}`;
  await page.goto('/audit?action=wallet_create');
  await choose(page, 'Views', 'Keep this view…');
  const dialog = page.getByRole('dialog', { name: 'Keep this view' });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('A view needs a name.');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Open the list like this').check();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await choose(page, 'Views', new RegExp(name));
  await expect(page).toHaveURL(/\/audit\?action=wallet_create$/);

  await page.goto('/audit');
  await expect(page).toHaveURL(/\/audit\?action=wallet_create$/);

  await choose(page, name, 'Copy link to this view');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/audit\?action=wallet_create$/);

  await choose(page, name, `Delete “${name}”`);
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  await page.goto('/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Logs');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeDisabled();
});

const narrowed = [
  { name: 'batches', path: '/composer/batch?state=done&from=2026-01-01', asked: /\/batches\?.*state=done.*from=2025-12-31T20/ },
  { name: 'reports', path: '/reports?type=weekly&state=done', asked: /\/reports\?.*type=weekly.*state=done/ },
  { name: 'users', path: '/users?role=bank', asked: /\/users\?.*role=bank/ },
  { name: 'requests for support', path: '/support/desk?state=solved', asked: /\/requests\?.*state=solved/ },
];

for (const { name, path, asked } of narrowed) {
  test(`a view of ${name} is kept, and taken up again by asking for no more than it shows`, async ({ page }) => {
    const view = `Mine ${Date.now()}`;
    const [plain = ''] = path.split('?');
    await page.goto(path);
    await choose(page, 'Views', 'Keep this view…');
    await page.getByRole('dialog').getByLabel('Name').fill(view);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('button', { name: view, exact: true })).toBeVisible();
    await page.goto(plain);
    const answer = page.waitForResponse((response) => asked.test(response.url()));
    await choose(page, 'Views', view);
    expect((await answer).status()).toBe(200);
    await expect(page).toHaveURL(path);
    await choose(page, view, `Delete “${view}”`);
    await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  });
}
