import { expect, test } from '@playwright/test';
import { actAs, pageElsewhere } from './people.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const PASSWORD = 'nine dates before sunset';

test('an administrator adds a user, who chooses a password and signs in, and is shut out again', async ({ page, browser }) => {
  const username = `maryam${Date.now()}`;
  await page.goto('/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const form = page.getByRole('dialog', { name: 'New user' });
  await form.getByRole('button', { name: 'Add the user' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Full name').fill('Maryam Saleh');
  await form.getByLabel('Username').fill('amina');
  await form.getByLabel('Email').fill(`${username}@example.com`);
  await form.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Bank' }).click();
  await form.getByRole('button', { name: 'Add the user' }).click();
  await expect(form.getByText('A bank officer needs a bank')).toBeVisible();
  await form.getByRole('combobox', { name: 'Bank' }).click();
  await page.getByRole('option', { name: 'Emirates Sandbox Bank' }).click();
  await form.getByRole('button', { name: 'Add the user' }).click();
  await expect(form.getByText('This username is taken.')).toBeVisible();
  await form.getByLabel('Username').fill(username);
  await form.getByRole('button', { name: 'Add the user' }).click();
  const shown = page.getByRole('dialog', { name: 'Maryam Saleh: choose a password' });
  const link = (await shown.getByRole('group', { name: 'The password link' }).textContent()) ?? '';
  expect(link).toContain('/choose-password#');
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'I have handed it on' }).click();
  await page.getByLabel('Search by name').fill(username);
  const row = page.getByRole('listitem', { name: 'Maryam Saleh' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Invited');

  const hers = await pageElsewhere(browser, page, link);
  await hers.getByLabel('New password', { exact: true }).fill('short');
  await hers.getByRole('button', { name: 'Save password' }).click();
  await expect(hers.getByText('Use at least 8 characters')).toBeVisible();
  expect(await violations(hers)).toEqual([]);
  await hers.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await hers.getByRole('button', { name: 'Save password' }).click();
  await expect(hers.getByText(`Sign in as ${username}.`)).toBeVisible();
  await expect(hers).toHaveURL(/\/choose-password$/);
  await hers.getByRole('button', { name: 'Sign in' }).click();
  await hers.getByLabel('Username').fill(username);
  await hers.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await hers.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(hers.getByRole('button', { name: 'Account of Maryam Saleh Bank' })).toBeVisible();
  await hers.goto('/approvals');
  await expect(hers.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();

  await row.getByRole('button', { name: 'Maryam Saleh' }).click();
  const panel = page.getByRole('dialog', { name: 'Maryam Saleh' });
  await expect(panel).toContainText('Emirates Sandbox Bank');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate Maryam Saleh?' });
  await question.getByLabel('Reason').fill('Left the bank');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toastTitled(page, 'User deactivated')).toBeVisible();
  await expect(panel).toContainText('Deactivated');

  await hers.goto('/login');
  await expect(hers.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await hers.getByLabel('Username').fill(username);
  await hers.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await hers.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(hers.getByText('This account is deactivated')).toBeVisible();
  await hers.context().close();

  await panel.getByRole('button', { name: 'Reactivate' }).click();
  await expect(toastTitled(page, 'User reactivated')).toBeVisible();
  await expect(panel).toContainText('Active');
});

test('a link that was used says so', async ({ page }) => {
  await page.goto(`/choose-password#${'A'.repeat(43)}`);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('This code was used before');
});

test('only administrators decide who may sign in', async ({ page }) => {
  await actAs(page, 'Emirates Bank Officer');
  await page.goto('/users');
  await expect(page.getByText('This screen is not open to your role')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
});
