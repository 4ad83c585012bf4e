import { expect, test } from '@playwright/test';
import { actAs, anew, enter, newPerson } from './people.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

test('a name is screened with its reasons, told apart from the entry, and that is revoked', async ({ page, request }) => {
  await actAs(page, 'Emirates Bank Officer');
  await page.goto('/compliance/screening');
  await page.getByRole('button', { name: 'Screen', exact: true }).click();
  await expect(page.getByText('Enter a name of up to 200 characters')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('قاسم التستاني');
  await page.getByLabel('Date of birth').fill('1971');
  await page.getByRole('button', { name: 'Screen', exact: true }).click();
  const hit = page.getByRole('listitem', { name: 'Kasim Omar AL TESTANI' });
  await expect(hit).toContainText('Confirmed match');
  await expect(hit).toContainText('SANDBOX-1');
  await expect(hit.getByRole('list', { name: 'Reasons for the score' })).toContainText('Other script');
  expect(await violations(page)).toEqual([]);

  await hit.getByRole('button', { name: 'Tell apart' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The passport was seen: another birth date.');
  const { timestamp } = (await (await request.get('/api/v1/status')).json()) as { timestamp: string };
  const nextMonth = new Date(Date.parse(timestamp) + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Valid until').fill(nextMonth);
  await dialog.getByRole('button', { name: 'Tell apart' }).click();
  await expect(dialog).toBeHidden();
  await expect(hit).toContainText('Told apart');

  const clearance = page.getByRole('region', { name: 'Clearances' }).getByRole('listitem').first();
  await expect(clearance).toContainText('In force');
  await clearance.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The passport was not genuine.');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(clearance).toContainText('Revoked');
  await expect(hit).toContainText('Confirmed match');
});

test('whom a list names by the very name, two officers tell apart', async ({ page, request }) => {
  const { timestamp } = (await (await request.get('/api/v1/status')).json()) as { timestamp: string };
  const nextMonth = new Date(Date.parse(timestamp) + 30 * 86_400_000).toISOString().slice(0, 10);
  const say = async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The passport was seen: another birth date.');
    await dialog.getByLabel('Valid until').fill(nextMonth);
    await dialog.getByRole('button', { name: 'Tell apart' }).click();
    await expect(dialog).toBeHidden();
  };
  await actAs(page, 'Emirates Bank Officer');
  await page.goto('/compliance/screening');
  await page.getByLabel('Name', { exact: true }).fill('Kasim Omar Al Testani');
  await page.getByRole('button', { name: 'Screen', exact: true }).click();
  await page.getByRole('listitem', { name: 'Kasim Omar AL TESTANI' }).getByRole('button', { name: 'Tell apart' }).click();
  await say();
  await expect(toastTitled(page, 'Noted: a colleague must agree')).toBeVisible();
  const clearance = page.getByRole('region', { name: 'Clearances' }).getByRole('listitem', { name: 'Kasim Omar Al Testani' }).first();
  await expect(clearance).toContainText('Another officer must agree');
  await expect(clearance.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await enter(page, await newPerson(request, 'bank'));
  await page.goto('/compliance/screening');
  await clearance.getByRole('button', { name: 'Agree' }).click();
  await say();
  await expect(clearance).toContainText('In force');
  await expect(clearance).toContainText('Maryam Saleh agreed');
});

test('a customer whom a list names is a case for officers, and one of them clears it', async ({ page, request }) => {
  const { token } = (await (await request.post('/api/auth/register', { headers: await anew(request), data: {
    username: 'namesake.one', password: 'seven palms by the creek', name: 'Qassem Omar Testani', email: 'one@example.com',
  } })).json()) as { token: string };
  await request.post('/api/v1/wallets', {
    headers: { authorization: `Bearer ${token}` }, data: { network: 'uae_dirham' } });
  await actAs(page, 'Emirates Bank Officer');
  await page.goto('/compliance/screening');
  const cases = page.getByRole('region', { name: 'Whom the lists have caught up with' });
  const found = cases.getByRole('listitem', { name: 'Qassem Omar Testani' });
  await expect(found).toContainText('Open', { timeout: 30_000 });
  await expect(cases.getByRole('status')).toContainText(/Everybody screened|Screening/);
  expect(await violations(page)).toEqual([]);
  await found.getByRole('button', { name: 'Clear', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The passport was seen: another birth date.');
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(found).toContainText('Cleared');
});

test('a customer of the very name that is listed is a case that two officers clear', async ({ page, request }) => {
  const { token } = (await (await request.post('/api/auth/register', { headers: await anew(request), data: {
    username: 'namesake.two', password: 'seven palms by the creek', name: 'Ebrahim Fixturi', email: 'two@example.com',
  } })).json()) as { token: string };
  await request.post('/api/v1/wallets', {
    headers: { authorization: `Bearer ${token}` }, data: { network: 'uae_dirham' } });
  const found = page.getByRole('region', { name: 'Whom the lists have caught up with' })
    .getByRole('listitem', { name: 'Ebrahim Fixturi' });
  const clear = async () => {
    await page.goto('/compliance/screening');
    await expect(found).toContainText('Two officers must clear it', { timeout: 30_000 });
    await found.getByRole('button', { name: 'Clear', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Two officers must say so: the very name is listed');
    await dialog.getByLabel('Reason').fill('The passport was seen: another birth date.');
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await actAs(page, 'Emirates Bank Officer');
  await clear();
  await expect(toastTitled(page, 'Noted: a colleague must agree')).toBeVisible();
  await expect(found).toContainText('Open');
  expect(await violations(page)).toEqual([]);
  await enter(page, await newPerson(request, 'bank'));
  await clear();
  await expect(found).toContainText('Cleared');
});

test('an administrator loads a list, and hears why a broken one is not loaded', async ({ page }) => {
  await page.goto('/compliance/screening');
  const lists = page.getByRole('region', { name: 'Lists' });
  await expect(lists.getByText('In force', { exact: true })).toHaveCount(2);
  const choose = async (text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await lists.getByRole('button', { name: 'Load a list' }).click();
    await (await chooser).setFiles({ name: 'list.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  };
  await choose('<sdnList><sdnEntry>');
  await expect(page.getByRole('listitem').filter({ hasText: 'The list was not loaded' })).toContainText('breaks off');
  expect(await violations(page)).toEqual([]);
});

test('customers do not find the screen', async ({ page }) => {
  await actAs(page, 'Amina Rahman');
  await page.goto('/compliance/screening');
  await expect(page.getByText('This screen is not open to your role')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sanctions Screening' })).toHaveCount(0);
});
