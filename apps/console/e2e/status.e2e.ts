import { expect, type Page, test } from '@playwright/test';

const day = new Date().toISOString().slice(0, 10);
const part = (name: string, failedMinutes: number) => ({
  part: name, state: failedMinutes > 0 ? 'failing' : 'operational', uptime: 97.5,
  days: [{ day, uptime: 97.5, failedMinutes, unknownMinutes: 3 }],
});

/** Has the page told that this was measured. */
const tell = (page: Page, parts: object[], incidents: object[] = []) => page.route('**/api/v1/status/history', (route) =>
  route.fulfill({ json: {
    measuredSince: `${day}T00:00:00.000Z`, lastMeasuredAt: `${day}T01:00:00.000Z`, parts, incidents,
  } }));

// A page asks for the status again and again, also while its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the status is open to those who are not signed in, and says what was measured', async ({ page }) => {
  await tell(page, [part('database', 0), part('sealing', 0)]);
  await page.goto('/status');
  await expect(page.getByRole('heading', { name: 'System Status', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'All systems operational' })).toBeVisible();
  const sealing = page.getByRole('listitem', { name: 'Ledger sealing' });
  await expect(sealing).toContainText('Operational');
  await expect(sealing.getByRole('img', { name: /^Ledger sealing, the last 90 days: uptime \d/ })).toBeVisible();
});

test('what the API tells of its own measuring is shown', async ({ page }) => {
  const answer = page.waitForResponse('**/api/v1/status/history');
  await page.goto('/status');
  const { parts } = await (await answer).json() as { parts: object[] };
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /the last 90 days/ }) }))
    .toHaveCount(parts.length);
});

test('a gap in the measuring and a failure are told as what they are', async ({ page }) => {
  await tell(page, [part('database', 0), part('sealing', 2)], [
    { kind: 'failure', part: 'sealing', beganAt: `${day}T00:59:00.000Z`, endedAt: null, minutes: 2 },
    { kind: 'silence', part: null, beganAt: `${day}T00:10:00.000Z`, endedAt: `${day}T00:13:00.000Z`, minutes: 3 },
  ]);
  await page.goto('/status');
  await expect(page.getByRole('status').filter({ hasText: '1 part is failing' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Ledger sealing.*2 minutes failed, 3 minutes unknown$/ })).toBeVisible();
  const incidents = page.getByRole('region', { name: 'Incidents' });
  await expect(incidents.getByRole('listitem').first()).toContainText('going on now');
  await expect(incidents.getByRole('listitem').nth(1)).toContainText('All parts');
  await expect(incidents.getByRole('listitem').nth(1)).toContainText('3 minutes');
});

const invariant = (name: string, state: string) =>
  ({ name, number: 'I4', state, checkedAt: state === 'unknown' ? null : `${day}T01:00:00.000Z` });

for (const { told, states, chip, overall } of [
  { told: 'all hold', states: ['holds', 'holds'], chip: 'All hold', overall: 'All systems operational' },
  { told: 'one was not checked', states: ['holds', 'unknown'], chip: 'Not checked lately',
    overall: 'All systems operational' },
  { told: 'one is broken', states: ['holds', 'broken'], chip: 'Broken', overall: '1 part is failing' },
  { told: 'nothing is known of any', states: [], chip: 'Not checked lately', overall: 'All systems operational' },
]) {
  test(`the status tells of the invariants of the books: ${told}`, async ({ page }) => {
    await tell(page, [part('database', 0)]);
    await page.route('**/api/v1/status', async (route) => {
      const answer = await route.fetch();
      const invariants = states.map((state, n) => invariant(`rule_${n}`, state));
      await route.fulfill({ json: { ...await answer.json() as object, invariants } });
    });
    await page.goto('/status');
    const books = page.getByRole('region', { name: 'Books' });
    await expect(books.getByText(chip, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: overall })).toBeVisible();
    await expect(books.getByText('I4 rule_1')).toHaveCount(states.includes('broken') ? 1 : 0);
  });
}

test('the dashboard leads to the status, inside the console', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'System Status' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'System Status', level: 1 })).toBeVisible();
  await expect(page.locator('#sidebar')).toBeVisible();
});
