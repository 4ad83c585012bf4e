import { expect, type Page, test } from '@playwright/test';
import { enter, headersAs, headersOf, newPerson } from './people.ts';
import { resolve } from './resolutions.ts';
import { violations } from './violations.ts';

const memo = 'Tawarruq: sold my metal in the market myself';

/** What the rules say of the payment, and by whose opinion. */
async function judge(page: Page): Promise<string> {
  await page.goto('/compliance');
  await page.getByLabel('Purpose').fill(memo);
  await page.getByRole('button', { name: 'Run Compliance Check' }).click();
  const overall = page.getByRole('region', { name: 'Overall verdict' });
  await expect(overall.getByRole('region', { name: 'Opinions followed' })).toBeVisible();
  return overall.innerText();
}

test('one officer proposes whom the bank follows, the board resolves it, another puts it in force, and the verdict says by whose opinion', async (
  { page, request },
) => {
  // A bank of its own, so that nobody else is judged by it.
  const made = await request.post('/api/v1/banks', {
    headers: await headersAs(request), data: { name: `Bank ${crypto.randomUUID().slice(0, 8)}` } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json() as { id: string };
  const [officer, colleague] = [await newPerson(request, 'bank', id), await newPerson(request, 'bank', id)];
  await enter(page, officer);
  expect(await judge(page)).toMatch(/Held for review[^]*By the opinion of AAOIFI \(Individual tawarruq\)/);

  await page.goto('/');
  await page.getByRole('link', { name: 'Shariah Profile' }).click();
  await expect(page.getByRole('region', { name: 'Contested points' })).toContainText('so AAOIFI-UAE is followed');
  await page.getByRole('button', { name: 'Propose a profile' }).click();
  const proposal = page.getByRole('dialog', { name: 'Propose a profile' });
  await proposal.getByLabel('Profile', { exact: true }).click();
  await page.getByRole('option', { name: 'Hanbali school' }).click();
  await proposal.getByLabel('Tobacco').click();
  await page.getByRole('option', { name: /Most contemporary councils/ }).click();
  await proposal.getByLabel('Reason').fill('As the board resolved');
  expect(await violations(page)).toEqual([]);
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions).toContainText('Waits for a decision');
  await expect(versions.getByRole('button', { name: 'Put in force' })).toHaveCount(0);

  await enter(page, colleague);
  await page.goto('/shariah/profile');
  // The bank has no board, so that the network’s binds.
  await expect(versions).toContainText('No resolution binds this version');
  await expect(versions.getByRole('button', { name: 'Put in force' })).toHaveCount(0);
  const listed = await request.get('/api/v1/bank-profiles', { headers: headersOf(colleague) });
  const [proposed] = await listed.json() as [{ id: string }];
  await resolve(request, 'profile', proposed.id);
  await page.reload();
  await versions.getByRole('button', { name: 'Put in force' }).click();
  const decision = page.getByRole('dialog', { name: 'Put this profile in force?' });
  await decision.getByLabel('Reason').fill('Agrees with the resolution');
  await decision.getByRole('button', { name: 'Put in force' }).click();
  await expect(versions).toContainText('In force');
  await expect(versions.getByRole('link', { name: 'The resolution' })).toHaveAttribute('href', /\/shariah\/resolutions\//);
  const tobacco = page.getByRole('region', { name: 'Contested points' }).getByRole('listitem').filter({ hasText: 'Tobacco' });
  await expect(tobacco).toContainText('Decided by the bank');
  expect(await judge(page)).toMatch(/Allowed[^]*By the opinion of Hanbali and Shafi‘i schools/);
});
