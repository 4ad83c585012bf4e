import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { actAs, enter, headersAs, signIn } from './people.ts';
import { enterAll, restoreSettings, signAs } from './resolutions.ts';
import { violations } from './violations.ts';

const actAsScholar = async (page: Page, username: string) => enter(page, await signIn(page.request, username));

/** Settings that an officer drafted and tried, which nothing has brought into force. */
async function triedVersion(request: APIRequestContext): Promise<number> {
  const [headers, path] = [await headersAs(request, 'bank.uae'), '/api/v1/compliance/rulesets'];
  const drafted = await request.post(path, { headers, data: { profile: 'IIFA-STRICT', note: 'A stricter reading.' } });
  const { version } = await drafted.json() as { version: number };
  const tried = await request.post(`${path}/${version}/shadow-run`, { headers, data: { days: 1 } });
  expect(tried.ok(), await tried.text()).toBe(true);
  return version;
}

// The tests of other screens are judged by the settings as they ship.
test.afterEach(({ request }) => restoreSettings(request));

test('a board is asked, its members sign by their keys, one dissents, and the rules come into force by it', async (
  { page, request },
) => {
  const [, second, third] = await enterAll(request);
  const version = await triedVersion(request);
  const ruleset = `/compliance/rulesets/${version}`;

  await actAs(page, 'Sandbox Administrator');
  await page.goto(ruleset);
  await expect(page.getByText('has not resolved yet that it may come into force')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Put the question to the board' }).click();
  const writing = page.getByRole('dialog', { name: 'Write a question to the board' });
  await expect(writing.getByLabel('Title (English)')).toHaveValue(`Rule set version ${version}`);
  await writing.getByLabel('Ruling (English)').fill('It may.');
  await writing.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(writing.getByText('Write 1 to 4,000 characters.')).toHaveCount(3);
  await writing.getByLabel('Ruling (Arabic)').fill('يجوز.');
  await writing.getByLabel('Reasons (Arabic)').fill('لأنه أحوط.');
  await writing.getByLabel('Reasons (English)').fill('For it is the more cautious.');
  expect(await violations(page)).toEqual([]);
  await writing.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('heading', { name: `Rule set version ${version}`, level: 1 })).toBeVisible();
  const resolution = new URL(page.url()).pathname;

  // A member whose key is in another browser makes one here, and a colleague attests it.
  await actAsScholar(page, 'scholar.network');
  await page.goto('/shariah/board');
  const key = page.getByRole('region', { name: 'Your key' });
  await expect(key).toContainText('Your key is not in this browser');
  await key.getByRole('button', { name: 'Make a new key' }).click();
  await expect(key).toContainText('Your new key waits for another member');
  const fingerprint = /Fingerprint: ([0-9a-f ]{39})/.exec(await key.innerText())?.[1] ?? '';
  await actAsScholar(page, 'scholar2.network');
  await page.goto('/shariah/board');
  await page.getByRole('button', { name: 'Attest the key' }).click();
  const attesting = page.getByRole('dialog', { name: /^Attest the key of/ });
  await expect(attesting).toContainText(fingerprint);
  await attesting.getByRole('button', { name: 'They are the same' }).click();
  await expect(attesting).toHaveCount(0);

  await actAsScholar(page, 'scholar.network');
  await page.goto(resolution);
  await page.getByRole('button', { name: 'Put before the board' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put before the board' }).click();
  await page.getByRole('button', { name: 'Give your opinion' }).click();
  const signing = page.getByRole('dialog', { name: 'Give your opinion' });
  await expect(signing.getByRole('region', { name: 'The very text that is signed' })).toContainText('"ar":"يجوز."');
  await signing.getByLabel('Your opinion').click();
  await page.getByRole('option', { name: 'I dissent' }).click();
  await signing.getByRole('button', { name: 'Sign' }).click();
  await expect(signing).toContainText('Say why you dissent.');
  await signing.getByLabel('Reasons').fill('The older reading was enough.');
  expect(await violations(page)).toEqual([]);
  await signing.getByRole('button', { name: 'Sign' }).click();
  const opinions = page.getByRole('region', { name: 'Opinions' });
  const dissent = opinions.getByRole('listitem').filter({ hasText: 'Dissents' });
  await expect(dissent).toContainText(/The older reading was enough\..*Signature verified in this browser/s);

  const id = resolution.split('/').at(-1) ?? '';
  for (const member of [second, third]) await signAs(request, id, member!);
  await page.reload();
  await expect(opinions.getByText('Signature verified in this browser')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Standing' })).toContainText('In force');

  await actAs(page, 'Sandbox Administrator');
  await page.goto(ruleset);
  await page.getByRole('button', { name: 'Activate' }).click();
  const activating = page.getByRole('dialog', { name: /^Activate version/ });
  await expect(activating).toContainText(/By resolution RES-\d{6}, Rule set version/);
  await activating.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Every payment is judged by this version.')).toBeVisible();
});

test('a scholar comes from the dashboard to what waits for an opinion, and cannot sign without a key', async ({ page }) => {
  await actAsScholar(page, 'scholar2.uae');
  await page.goto('/');
  await page.getByRole('link', { name: /to give an opinion on/ }).click();
  await page.getByRole('link', { name: /A guarantee of capital in a mudaraba.*Waits for your opinion/ }).click();
  await page.getByRole('button', { name: 'Give your opinion' }).click();
  const signing = page.getByRole('dialog', { name: 'Give your opinion' });
  await signing.getByRole('button', { name: 'Sign' }).click();
  await expect(signing.getByRole('alert')).toContainText(['no key of yours', 'no key of yours']);
  await signing.getByRole('link', { name: 'To your key' }).click();
  await expect(page.getByRole('region', { name: 'Your key' })).toContainText('You have no key yet');
});
