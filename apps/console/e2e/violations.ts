import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window { axe?: { run: (where: Document, options: RunOptions) => Promise<AxeResults> } }
}

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, in words that point at the element. */
export const violations = (page: Page): Promise<string[]> => found(page, { type: 'tag', values: standards });

/** The texts of a page that stand out too little; all that may change with the scheme and the size of the window. */
export const faintTexts = (page: Page): Promise<string[]> => found(page, { type: 'rule', values: ['color-contrast'] });

/** What axe finds in the light, and what it finds besides in the dark, which changes colours alone. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const inTheLight = await violations(page);
  await turn(page, 'dark');
  const inTheDark = await faintTexts(page);
  await turn(page, 'light');
  return [...inTheLight, ...inTheDark.map((text) => `in the dark: ${text}`)];
}

/** Shows the open page in a scheme. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator(`html[data-color-scheme="${colorScheme}"]`)).toBeAttached();
}

async function found(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // What is still fading in has no colours of its own yet.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'));
  // A document keeps the program from one time to the next; no screen has a frame, into which it would have to go too.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(program);
  return page.evaluate(async (only) => {
    if (document.querySelector('iframe')) throw new Error('The screen has a frame, which was not looked at.');
    const results = await window.axe?.run(document, { runOnly: only, resultTypes: ['violations'] });
    if (!results) throw new Error('There is no axe.');
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, runOnly);
}
