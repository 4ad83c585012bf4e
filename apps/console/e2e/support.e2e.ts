import { expect, type Page, test } from '@playwright/test';
import { actAs } from './people.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const isLive = (page: Page) => expect(page.locator('[data-connection="live"]')).toBeVisible();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the cards say how support is reached, and the help leads there', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page.getByRole('heading', { name: 'Support Center', level: 1 })).toBeVisible();
  await expect(card(page, 'Email Support')).toContainText('Response within 24 hours');
  await expect(card(page, 'Phone Support')).toContainText('Urgent and enterprise issues, Mon-Sun');
  await expect(card(page, 'Phone Support')).toContainText('GST');
  await card(page, 'System Status').getByRole('link', { name: 'View Status Page' }).click();
  await expect(page.getByRole('heading', { name: 'System Status', level: 1 })).toBeVisible();
});

test('a request is stored under a number, answered at the desk, and read by whoever asked', async ({ page, browser }) => {
  const subject = `An export that stops, ${Date.now()}`;
  await actAs(page, 'Amina');
  // A refusal is a request that support may look at, if the person says so.
  await page.goto('/support/requests/SUP-1999-000001');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Support Center' }).first().click();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  for (const text of ['Name is required', 'Subject is required', 'Message is required']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await field(page, 'Full name').fill('Amina Rahman');
  await field(page, 'Email').fill('amina@example.com');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('It stops after a page.');
  await page.getByRole('combobox', { name: 'Priority' }).click();
  await page.getByRole('option', { name: 'High' }).click();
  await page.getByRole('checkbox').check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(toastTitled(page, 'Support Request Submitted')).toContainText('We\'ll get back to you within 24 hours.');
  for (const name of ['Full name', 'Email', 'Subject', 'Message']) await expect(field(page, name)).toHaveValue('');
  const mine = card(page, 'My Requests').getByRole('listitem').filter({ hasText: subject });
  await expect(mine).toContainText(/SUP-\d{4}-\d{6}/);
  await expect(mine).toContainText('Open');

  const desk = await (await browser.newContext()).newPage();
  await desk.goto('/support/desk?priority=high');
  await desk.getByRole('link', { name: subject }).click();
  await expect(desk.getByText(/^req_/)).toBeVisible();
  await desk.getByLabel('Write a message').fill('Which browser is it?');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('log')).toContainText('Which browser is it?');
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Mark as solved' }).click();
  await expect(desk.getByText('This request is solved.')).toBeVisible();
  await desk.context().close();

  await mine.getByRole('link').click();
  await expect(page.getByRole('log')).toContainText('Which browser is it?');
  await expect(page.getByText('Solved')).toBeVisible();
  await page.getByLabel('Write to open the request again').fill('It is back.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
});

test('a chat is answered at the desk while both look on', async ({ page, browser }) => {
  const question = `Is anybody there at ${Date.now()}?`;
  const desk = await (await browser.newContext()).newPage();
  await desk.goto('/support/desk');
  await isLive(desk);
  await expect(desk.getByText('Chat is open')).toBeVisible();

  await actAs(page, 'Yusuf');
  await page.goto('/support');
  await isLive(page);
  await expect(card(page, 'Live Chat')).toContainText('Online');
  await page.getByRole('button', { name: 'Start Live Chat' }).click();
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'Start chat' }).click();
  await expect(page.getByRole('log')).toContainText(question);

  await desk.getByRole('link', { name: question }).click();
  await desk.getByLabel('Write a message').fill('Yes, I am.');
  await desk.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Yes, I am.');
  await page.getByLabel('Write a message').fill('Good to know.');
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('log')).toContainText('Good to know.');
  await desk.context().close();
});

test('with nobody at the desk a chat says so and leaves a request', async ({ page, browser }) => {
  const desk = await (await browser.newContext()).newPage();
  await desk.goto('/support/desk');
  await desk.getByRole('switch', { name: 'I am at the desk' }).uncheck();
  await expect(desk.getByText('Nobody is at the desk')).toBeVisible();
  await desk.context().close();
  await actAs(page, 'Yusuf');
  await page.goto('/support');
  await expect(card(page, 'Live Chat')).toContainText('Away');
  await page.getByRole('button', { name: 'Start Live Chat' }).click();
  await page.getByLabel('Your message').fill('Call me back, please.');
  await page.getByRole('button', { name: 'Leave the request' }).click();
  await expect(toastTitled(page, 'Support Request Submitted')).toContainText('Nobody was there');
  await expect(page.getByRole('log')).toContainText('Call me back, please.');
});

test('the desk is not open to others, and the screen names the role it needs', async ({ page }) => {
  await actAs(page, 'Amina');
  await page.goto('/support/desk');
  await expect(page.getByText('It needs the role Administrator. You are signed in as User.')).toBeVisible();
});
