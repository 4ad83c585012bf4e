import { expect, test } from './fixtures.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

interface Document {
  paths: Record<string, Record<string, { tags: string[] }>>;
  'x-tagGroups': { name: string; tags: string[] }[];
}

test('the chapters count the calls of the document, and begin with transactions', async ({ page, request }) => {
  const document = (await (await request.get('/api-docs-json')).json()) as Document;
  const tags = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ tags: [tag] }) => tag));
  await page.goto('/api-docs');
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  for (const group of document['x-tagGroups']) {
    const count = tags.filter((tag) => tag !== undefined && group.tags.includes(tag)).length;
    await expect(chapters.getByRole('button', { name: new RegExp(`^${group.name}\\s*${count}\\b`) })).toBeVisible();
  }
  await expect(chapters.locator('[aria-current]')).toContainText('Transactions');
  const send = page.getByRole('article', { name: 'Judge a transfer and, when it complies, post it' });
  await expect(send).toContainText('Auth Required');
  await expect(send).toContainText('Administrator');
  await expect(send).toContainText('/api/v1/transactions/send');
});

test('an example is copied, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api-docs?op=sendTransaction');
  const send = page.getByRole('article', { name: 'Judge a transfer and, when it complies, post it' });
  await send.getByRole('button', { name: 'Copy request' }).click();
  await expect(toastTitled(page, 'Copied to clipboard')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
  expect(copied).toMatchObject({ type: 'send', amount: '250.00' });
});

test('a link names one call of another chapter, which spells itself in four languages', async ({ page }) => {
  await page.goto('/api-docs?op=listWallets');
  await expect(page.getByRole('navigation', { name: 'Chapters' }).locator('[aria-current]')).toContainText('Wallets');
  const card = page.getByRole('article', { name: 'List the wallets within your reach, newest first' });
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: 'Code', exact: true }).click();
  for (const [language, word] of [['curl', 'curl -X GET'], ['TypeScript', 'connect.wallets.listWallets'],
    ['Python', 'connect.wallets.list_wallets'], ['Java', 'connect.wallets.listWallets']] as const) {
    await card.getByRole('button', { name: language, exact: true }).click();
    await expect(card.getByRole('group', { name: `The call in ${language}` })).toContainText(word);
  }
});

test('a call is tried with one’s own token, and a refusal is shown as the API words it', async ({ page }) => {
  await page.goto('/api-docs?op=listWallets');
  await page.getByRole('button', { name: 'Try it: List the wallets within your reach, newest first' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'limit' }).fill('1');
  await panel.getByRole('button', { name: 'Send request' }).click();
  await expect(panel.getByRole('status')).toContainText('200');
  await expect(panel.getByRole('status')).toContainText('"currency"');
  await panel.getByRole('textbox', { name: 'limit' }).fill('0');
  await panel.getByRole('button', { name: 'Send request' }).click();
  await expect(panel.getByRole('status')).toContainText('400');
  await expect(panel.getByRole('status')).toContainText('VALIDATION_FAILED');
  expect(await violations(page)).toEqual([]);
});

test('what is offered to take home is there', async ({ page, request }) => {
  await page.goto('/api-docs?group=guide');
  await expect(page.getByRole('article', { name: 'Idempotency' })).toBeVisible();
  const targets = [
    await page.getByRole('link', { name: 'OpenAPI Schema' }).getAttribute('href'),
    await page.getByRole('link', { name: 'Postman Collection' }).getAttribute('href'),
  ];
  await page.getByRole('button', { name: 'SDK Downloads' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  for (const archive of await page.getByRole('menuitem').all()) targets.push(await archive.getAttribute('href'));
  for (const target of targets) {
    const answer = await request.get(target ?? '');
    expect(answer.status()).toBe(200);
    expect((await answer.body()).length).toBeGreaterThan(5_000);
  }
  const collection = await request.get('/downloads/connect.postman_collection.json');
  const { item } = (await collection.json()) as { item: unknown[] };
  expect(item.length).toBeGreaterThan(5);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the documentation is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of ['/api-docs', '/api-docs?group=guide', '/api-docs?q=freeze']) {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
}
