import { expect, test } from '@playwright/test';
import { newPerson } from './people.ts';
import { enterAsPayer, openWallet, payFrom, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

test('a payee is kept once the name is made sure of, and is found by name in the composer', async ({
  page, request,
}) => {
  const { address } = await openWallet(request, await newPerson(request), '1.00');
  const { wallet } = await enterAsPayer(page, request);
  await page.goto('/beneficiaries');
  await page.getByRole('button', { name: 'Add beneficiary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a beneficiary' });
  await dialog.getByLabel('Payee’s Name').fill('Omar Haddad');
  await dialog.getByLabel('Wallet Address').fill(address);
  await expect(dialog).toContainText('The wallet’s owner has another name.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Make sure of the payee first' })).toBeVisible();
  await dialog.getByLabel('Payee’s Name').fill('Maryam Saleh');
  await expect(dialog).toContainText('The name matches the wallet’s owner.');
  await dialog.getByLabel('Note').fill('Rent');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toastTitled(page, 'Added: it can be paid')).toBeVisible();

  const row = page.getByRole('listitem', { name: 'Maryam Saleh' });
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Maryam Saleh' }).click();
  const panel = page.getByRole('dialog', { name: 'Maryam Saleh' });
  await expect(panel).toContainText('The names matched');
  expect(await violations(page)).toEqual([]);

  await page.goto('/composer');
  await payFrom(page, wallet.label);
  await page.getByLabel('To Address').fill('Maryam');
  await page.getByRole('option', { name: /Maryam Saleh\s*Beneficiary/ }).click();
  await expect(page.getByLabel('To Address')).toHaveValue(address);
  await expect(page.getByText('The name matches the wallet’s owner.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
