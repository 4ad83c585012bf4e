import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, in words that point at the element. */
export const violations = (page: Page): Promise<string[]> => found(page, (axe) => axe.withTags(standards));

/** The texts of a page that stand out too little; all that may change with the scheme and the size of the window. */
export const faintTexts = (page: Page): Promise<string[]> => found(page, (axe) => axe.withRules('color-contrast'));

async function found(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // What is still fading in has no colours of its own yet.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'));
  // In one go: there is no frame of another origin, for which a second page would be opened.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: faults } = await narrow(axe).analyze();
  return faults.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
