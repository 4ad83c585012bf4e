import { expect, type Page, test } from '@playwright/test';
import arAudit from '../src/features/audit/words/audit.ar.json' with { type: 'json' };
import arProof from '../src/i18n/ar/proof.json' with { type: 'json' };
import arSession from '../src/features/session/words/session.ar.json' with { type: 'json' };
import arShell from '../src/i18n/ar/shell.json' with { type: 'json' };
import arTrail from '../src/i18n/ar/trail.json' with { type: 'json' };
import arTransactions from '../src/features/transactions/words/transactions.ar.json' with { type: 'json' };
import enAudit from '../src/features/audit/words/audit.en.json' with { type: 'json' };
import enProof from '../src/i18n/en/proof.json' with { type: 'json' };
import enSession from '../src/features/session/words/session.en.json' with { type: 'json' };
import enShell from '../src/i18n/en/shell.json' with { type: 'json' };
import enTrail from '../src/i18n/en/trail.json' with { type: 'json' };
import enTransactions from '../src/features/transactions/words/transactions.en.json' with { type: 'json' };
import { step, walkTo } from './focus.ts';

const english = {
  audit: enAudit, proof: enProof, session: enSession, shell: enShell, trail: enTrail, transactions: enTransactions,
};
const arabic = {
  audit: arAudit, proof: arProof, session: arSession, shell: arShell, trail: arTrail, transactions: arTransactions,
};
type Words = Pick<typeof english, 'audit' | 'proof' | 'session' | 'shell' | 'trail' | 'transactions'>;

const titled = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function signIn(page: Page, { session, shell }: Words): Promise<void> {
  await expect(titled(page, session.signIn.title)).toBeVisible();
  const administrators = page.getByRole('group', { name: shell.role.admin, exact: true });
  await walkTo(page, administrators.getByRole('button', { name: session.signIn.demoAs }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#content h1')).toBeVisible();
}

/** Fills in the composer, hears the rules, looks once more and sends. */
async function send(page: Page, { transactions: { composer, preview, review } }: Words): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(titled(page, composer.title)).toBeVisible();
  const payee = page.getByLabel(composer.to);
  await walkTo(page, payee);
  await page.keyboard.type('Amina, household');
  await expect(page.getByRole('option')).toHaveCount(1);
  await step(page, 'ArrowDown');
  await step(page, 'Enter');
  await expect(payee).toHaveValue(/^0x/);
  await walkTo(page, page.getByLabel(composer.amount));
  await page.keyboard.type('12.50');
  await walkTo(page, page.getByLabel(composer.notes));
  await page.keyboard.type('Books for school');
  const verdict = page.getByRole('region', { name: preview.title });
  await expect(verdict).toContainText(preview.rehearsed);
  await expect(page.getByRole('progressbar', { name: preview.checking })).toBeHidden();

  await walkTo(page, page.getByRole('button', { name: composer.execute }));
  await page.keyboard.press('Enter');
  const last = page.getByRole('dialog', { name: review.title });
  await expect(last).toContainText('12.50');
  await walkTo(page, last.getByRole('button', { name: review.confirm }));
  await page.keyboard.press('Enter');
  await walkTo(page, verdict.getByRole('link', { name: preview.open }));
  await page.keyboard.press('Enter');
}

/** Has the browser prove the record, and opens it in the log. */
async function checkRecord(page: Page, { audit, proof, trail, transactions: { timeline } }: Words): Promise<void> {
  await expect(page).toHaveURL(/\/transactions\/tx_\w+$/);
  const sealed = new RegExp(timeline.sealed.replace(/\{\{.*?\}\}|<.*?>/g, '.*'));
  await expect(page.getByText(sealed).first()).toBeVisible();
  const card = page.getByRole('region', { name: proof.title });
  await walkTo(page, card.getByRole('button', { name: proof.verify }));
  await page.keyboard.press('Space');
  await expect(card).toContainText(proof.proven);
  await walkTo(page, page.getByRole('link', { name: trail.open }));
  await page.keyboard.press('Enter');
  await expect(titled(page, audit.title)).toBeVisible();
  await expect(page).toHaveURL(/\/audit\?/);
}

async function signOut(page: Page, { session, shell: { user } }: Words): Promise<void> {
  await walkTo(page, page.getByRole('button', { name: new RegExp(`^${user.menu} `) }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('menuitem', { name: user.signOut }), 'ArrowUp');
  await page.keyboard.press('Enter');
  await expect(titled(page, session.signIn.title)).toBeVisible();
}

async function wholeJob(page: Page, words: Words): Promise<void> {
  await signIn(page, words);
  await send(page, words);
  await checkRecord(page, words);
  await signOut(page, words);
}

test('money is sent, proven and found in the log by the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await wholeJob(page, english);
});

test('in Arabic as well, on the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await walkTo(page, page.getByRole('button', { name: 'العربية' }));
  await page.keyboard.press('Enter');
  await wholeJob(page, arabic);
});
