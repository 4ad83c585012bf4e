import { expect, type Locator, type Page, test } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { Receiver, type Received } from './receiver.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

/** Whether one of the signatures of a message was made with a secret. */
const isSignedWith = (secret: string, { headers, body }: Received): boolean => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
};

const secretIn = async (dialog: Locator): Promise<string> => {
  const text = await dialog.getByRole('group', { name: 'Signing secret' }).innerText();
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  return text.trim();
};

const addWebhook = async (page: Page, url: string): Promise<string> => {
  await page.goto('/settings/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('Address').fill(url);
  await form.getByLabel('Description').fill('The ledger of the shop');
  await form.getByLabel('Events').fill('wallet.*');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  return secretIn(page.getByRole('dialog', { name: 'Signing secret' }));
};

const delivery = (page: Page, n: number) =>
  page.getByRole('region', { name: 'Deliveries' }).getByRole('listitem').nth(n);

test.describe('a webhook', () => {
  let receiver: Receiver;
  let url: string;

  test.beforeEach(async () => {
    receiver = new Receiver();
    url = await receiver.listen();
  });
  test.afterEach(() => { receiver.close(); });

  test('is added, tried, seen, sent again, given a new secret and disabled', async ({ page }) => {
    const secret = await addWebhook(page, url);
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('link', { name: url }).click();
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(toastTitled(page, 'Test on its way')).toBeVisible();
    await expect(delivery(page, 0)).toContainText('Delivered');
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received.map((message) => isSignedWith(secret, message))).toEqual([true]);

    await delivery(page, 0).getByRole('button', { name: 'Details' }).click();
    const panel = page.getByRole('dialog', { name: 'Delivery' });
    await expect(panel).toContainText('Answered 204');
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    await panel.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'New secret' }).click();
    const renewed = await secretIn(page.getByRole('dialog', { name: 'Signing secret' }));
    await expect(page.getByText('Old secret signs until')).toBeVisible();
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
    const last = receiver.received.at(-1);
    expect([secret, renewed].map((one) => last && isSignedWith(one, last))).toEqual([true, true]);

    await page.getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText('Disabled by you')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send test' })).toBeDisabled();
    expect(await violations(page)).toEqual([]);
  });

  test('whose receiver fails says so, and says why it will be tried again', async ({ page }) => {
    receiver.status = 500;
    await addWebhook(page, url);
    await page.getByRole('link', { name: url }).click();
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(delivery(page, 0)).toContainText('Answered 500');
    await delivery(page, 0).getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: 'Delivery' })).toContainText('Try 1');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText('Failing since')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: url })).toHaveCount(0);
  });

  test('is refused where it must not go, beside its address', async ({ page }) => {
    await page.goto('/settings/webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByLabel('Address').fill('https://169.254.169.254/latest');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
  });
});
