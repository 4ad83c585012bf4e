import { expect, test } from '@playwright/test';
import { headersAs } from './people.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

test('an administrator adds a bank, invites its officer, renames it, suspends it and lets it take part again', async ({ page }) => {
  const name = `Bank of the Creek ${Date.now()}`;
  await page.goto('/banks');
  await page.getByRole('button', { name: 'New bank' }).click();
  const form = page.getByRole('dialog', { name: 'New bank' });
  await form.getByRole('button', { name: 'Add the bank' }).click();
  await expect(form.getByText('Use 2 to 100 characters.')).toBeVisible();
  await form.getByLabel('Name').fill('EMIRATES  sandbox bank');
  await form.getByRole('button', { name: 'Add the bank' }).click();
  await expect(form.getByText('There is a bank of this name')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Add the bank' }).click();
  await expect(toastTitled(page, 'Bank added')).toBeVisible();
  const row = page.getByRole('listitem', { name, exact: true });
  await expect(row).toContainText('0 officers');

  await row.getByRole('link', { name: 'Invite an officer' }).click();
  const invitation = page.getByRole('dialog', { name: 'New user' });
  await expect(invitation.getByRole('combobox', { name: 'Role' })).toHaveText('Bank');
  await expect(invitation.getByRole('combobox', { name: 'Bank' })).toHaveText(name);
  const username = `officer${Date.now()}`;
  await invitation.getByLabel('Full name').fill('Layla Hassan');
  await invitation.getByLabel('Username').fill(username);
  await invitation.getByLabel('Email').fill(`${username}@example.com`);
  await invitation.getByRole('button', { name: 'Add the user' }).click();
  const shown = page.getByRole('dialog', { name: 'Layla Hassan: choose a password' });
  await shown.getByRole('button', { name: 'I have handed it on' }).click();
  await expect(page).toHaveURL(/\/users$/);

  await page.goto('/banks');
  await expect(row).toContainText('1 officer');
  await row.getByRole('button', { name: 'Rename' }).click();
  const naming = page.getByRole('dialog', { name: `Rename ${name}` });
  await naming.getByLabel('Name').fill(`${name} Renamed`);
  await naming.getByRole('button', { name: 'Rename' }).click();
  await expect(toastTitled(page, 'Bank renamed')).toBeVisible();

  const renamed = page.getByRole('listitem', { name: `${name} Renamed` });
  await renamed.getByRole('button', { name: 'Suspend' }).click();
  const question = page.getByRole('dialog', { name: `Suspend ${name} Renamed?` });
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(question.getByText('Say why, in 3 to 300 characters.')).toBeVisible();
  await question.getByLabel('Reason').fill('Ordered by the supervisor');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(toastTitled(page, 'Bank suspended')).toBeVisible();
  await expect(renamed).toContainText('Ordered by the supervisor');
  expect(await violations(page)).toEqual([]);
  await renamed.getByRole('button', { name: 'Let take part again' }).click();
  const again = page.getByRole('dialog', { name: `Let ${name} Renamed take part again?` });
  await again.getByLabel('Reason').fill('All is in order');
  await again.getByRole('button', { name: 'Let take part again' }).click();
  await expect(toastTitled(page, 'The bank takes part again')).toBeVisible();
  await expect(renamed).toContainText('Takes part');
});

/** An LEI that nobody has, with right check digits (ISO 17442). */
const freshLei = (): string => {
  const body = `9999${Date.now()}`.padEnd(18, '7').slice(0, 18);
  return body + String(98n - BigInt(`${body}00`) % 97n).padStart(2, '0');
};

test('an administrator says by which BIC and LEI other institutions know a bank', async ({ page, request }) => {
  const name = `Bank of the Lighthouse ${Date.now()}`;
  const made = await request.post('/api/v1/banks', { headers: await headersAs(request), data: { name } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto('/banks');
  const row = page.getByRole('listitem', { name, exact: true });
  await row.getByRole('button', { name: 'BIC and LEI' }).click();
  const form = page.getByRole('dialog', { name: `BIC and LEI of ${name}` });
  const lei = freshLei();
  await form.getByLabel('BIC').fill('LIGHT');
  await form.getByLabel('LEI').fill(`${lei.slice(0, 18)}00`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This is no BIC')).toBeVisible();
  await expect(form.getByText('This is no LEI')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('BIC').fill('lghs ae a0');
  await form.getByLabel('LEI').fill(lei.toLowerCase());
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toastTitled(page, 'BIC and LEI saved')).toBeVisible();
  await expect(row).toContainText('BIC LGHSAEA0');
  await expect(row).toContainText(`LEI ${lei}`);
  await expect(row).toContainText('For tests and training');
  expect(await violations(page)).toEqual([]);
});
