import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { headersAs } from './people.ts';
import { violations } from './violations.ts';

const given = ['Zaynab', 'Bilal', 'Yusuf', 'Ahmad', 'Khadija', 'Omar', 'Layla', 'Hamza'];
const family = ['Al Suwaidi', 'Qureshi', 'Darwish', 'Siddiqui', 'Bakr'];

/** More people than stand on one page, whose names are in no order. */
async function addPeople(request: APIRequestContext): Promise<void> {
  const headers = await headersAs(request);
  const known = (await (await request.get('/api/v1/users?q=order-', { headers })).json()) as unknown[];
  if (known.length > 0) return;
  for (const [n, name] of given.flatMap((first) => family.map((last) => `${first} ${last}`)).entries()) {
    const data = { name, username: `order-${n}`, email: `order-${n}@example.com`, role: 'user' };
    expect((await request.post('/api/v1/users', { headers, data })).status()).toBe(201);
  }
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The names in the list from the top to the bottom of what is painted. */
async function painted(page: Page): Promise<string[]> {
  const places = await rows(page).evaluateAll((items) => items.map((item) => ({
    name: item.getAttribute('aria-label') ?? '', top: item.getBoundingClientRect().top,
  })));
  return places.sort((one, other) => one.top - other.top).map(({ name }) => name);
}

const alphabetically = (names: readonly string[]) =>
  [...names].sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await addPeople(request);
  await request.dispose();
});

test('by keyboard people are put in the order of their names, and a copied link shows the same', async ({
  page, browser,
}) => {
  await page.goto('/users');
  await expect(rows(page)).toHaveCount(25);
  const display = page.getByRole('button', { name: 'Display', exact: true });
  await display.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
  await page.keyboard.press('n');
  await expect(page.getByRole('menuitemradio', { name: 'Name, A to Z' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Name, A to Z' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Display: Name, A to Z' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Name, A to Z');
  await expect(page).toHaveURL(/\/users\?sort=name$/);
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/\/users\?sort=name&page=2$/);
  await expect(rows(page).nth(25)).toBeVisible();
  const names = await painted(page);
  expect(names).toEqual(alphabetically(names));
  expect(names.length).toBeGreaterThan(25);

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const copy = await elsewhere.newPage();
  await copy.goto(page.url());
  await expect(rows(copy)).toHaveCount(names.length);
  expect(await painted(copy)).toEqual(names);
  await elsewhere.close();
});

test('a smaller or larger page is chosen sideways, and another order begins at the first page', async ({ page }) => {
  await page.goto('/users?page=2');
  await expect(rows(page).nth(25)).toBeVisible();
  const all = await rows(page).count();
  await page.getByRole('button', { name: 'Display', exact: true }).click();
  await page.getByRole('menuitemradio', { name: '25 rows per page' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: '50 rows per page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\?size=50$/);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(Math.min(all, 50));
  await page.goto('/users?page=2');
  await page.getByLabel('Search by name').fill('Bakr');
  await expect(page).toHaveURL(/\/users\?q=Bakr$/);
});

test('whoever went on to more rows finds them again by Back, at the same place', async ({ page }) => {
  await page.goto('/users?sort=name');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page).nth(30)).toBeVisible();
  const names = await painted(page);
  await rows(page).nth(30).scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => scrollY);
  expect(height).toBeGreaterThan(400);
  await rows(page).nth(30).getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: names[30] ?? '' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/sort=name&page=2&user=/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect.poll(() => painted(page)).toEqual(names);
  await page.getByRole('link', { name: 'Audit Logs' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Logs', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/users\?sort=name&page=2$/);
  await expect(rows(page).nth(30)).toBeVisible();
  expect(await painted(page)).toEqual(names);
  expect(Math.abs((await page.evaluate(() => scrollY)) - height)).toBeLessThan(60);
});

test('the heading of the time turns the audit log round, and says where it stands', async ({ page }) => {
  await page.goto('/audit');
  const heading = page.getByRole('columnheader', { name: 'Timestamp' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const button = heading.getByRole('button', { name: 'Timestamp: change to “Oldest first”' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/audit\?sort=createdAt$/);
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading.getByRole('button', { name: 'Timestamp: change to “Newest first”' })).toBeVisible();
  const marks = page.getByRole('row').locator('time');
  // A list is drawn a few rows at a time.
  await expect(marks.nth(20)).toBeVisible();
  const times = await marks.evaluateAll((each) => each.map((mark) => mark.getAttribute('datetime') ?? ''));
  expect(times).toEqual([...times].sort());
});

test('a view keeps the order, and clearing the filters does not', async ({ page }) => {
  const view = `Named ${Date.now()}`;
  // The forty alone, whoever else there is.
  await page.goto('/users?q=order-&role=user&sort=-name&size=50');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Keep this view…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(view);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: view, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/users\?sort=-name&size=50$/);
  await page.goto('/users?page=2');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitemradio', { name: view }).click();
  await expect(page).toHaveURL(/\/users\?(?=.*q=order-)(?=.*role=user).*sort=-name&size=50$/);
  await expect(rows(page).first()).toHaveAccessibleName('Zaynab Siddiqui');
  const names = await painted(page);
  expect(names).toEqual(alphabetically(names).reverse());
  await page.getByRole('button', { name: view, exact: true }).click();
  await page.getByRole('menuitem', { name: `Delete “${view}”` }).click();
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
});

test('in Arabic on a phone the order is chosen and said', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => { localStorage.setItem('connect.language', 'ar'); });
  await page.goto('/users');
  await page.getByRole('button', { name: 'العرض', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'الاسم من الألف إلى الياء' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitemradio', { name: '25', exact: false }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('menuitemradio', { name: '50' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('الاسم من الألف إلى الياء')).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  const names = await painted(page);
  expect(names).toEqual(alphabetically(names));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

const ordered = [
  { path: '/approvals?sort=createdAt', list: '/transactions', limit: '200', words: 'Oldest first' },
  { path: '/compliance/reviews?sort=-amount', list: '/reviews', words: 'Largest amount first' },
  { path: '/composer/batch?sort=-total&size=50', list: '/batches', limit: '50', words: 'Largest total first' },
  { path: '/reports?sort=createdAt', list: '/reports', words: 'Oldest first' },
  { path: '/support/desk?sort=-priority', list: '/requests', words: 'Most urgent first' },
  { path: '/settings/requests?sort=-duration&size=100', list: '/request-log', limit: '100', words: 'Slowest first' },
  { path: '/smart-contracts?tab=manage&sort=nextDue', list: '/smart-contracts', words: 'Due soonest first' },
];

/** The answer of a list that is asked for in an order. */
const answerOf = (page: Page, list: string, sort: string | null, limit = '25') => page.waitForResponse((response) => {
  const { pathname, searchParams } = new URL(response.url());
  return pathname.endsWith(list) && searchParams.get('sort') === sort && searchParams.get('limit') === limit;
});

for (const { path, list, limit, words } of ordered) {
  test(`${path} asks for its order and says which one it is`, async ({ page }) => {
    const answer = answerOf(page, list, new URLSearchParams(path.split('?')[1]).get('sort'), limit);
    await page.goto(path);
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Display: ${words}` }).click();
    await expect(page.getByRole('menuitemradio', { name: words })).toBeChecked();
  });
}

test('the movements of a wallet have an order of their own, which goes away with their panel', async ({ page }) => {
  await page.goto('/wallets');
  await page.getByRole('article').first().getByRole('button', { name: 'History' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Display' }).click();
  const answer = answerOf(page, '/history', 'createdAt');
  await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
  expect((await answer).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Oldest first')).toBeVisible();
  await expect(page).toHaveURL(/history-sort=createdAt$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/wallets$/);
});

test('wallets stand by what they hold, and a link shows them so', async ({ page }) => {
  await page.goto('/wallets');
  const section = page.getByRole('region', { name: 'UAE e-Dirham' });
  const balances = async () => (await section.getByRole('article').allInnerTexts())
    .map((text) => Number((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replaceAll(',', '')));
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Highest balance first' }).click();
  await expect(page).toHaveURL(/\/wallets\?sort=-balance$/);
  const descending = async () => {
    const found = await balances();
    return found.length > 1 && found.every((balance, n) => n === 0 || balance <= (found[n - 1] ?? 0));
  };
  await expect.poll(descending).toBe(true);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Highest balance first');
  await expect.poll(descending).toBe(true);
});
