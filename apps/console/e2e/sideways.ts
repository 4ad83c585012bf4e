import { expect, type Page } from '@playwright/test';
import { drawn } from './drawing.ts';

/** Windows from a phone's, or one whose page was enlarged four times, to a large screen's, and back. */
const widths = [320, 480, 768, 1120, 1440, 2560, 320];

/** Expects the page to scroll one way only in a low window of any width. */
export async function expectOneWay(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 256 });
    await drawn(page);
    expect(await sidewaysOf(page), `at ${width} px`).toEqual([]);
  }
}

/** What runs out of the window sideways; a table may do so within a region of its own. */
const sidewaysOf = (page: Page): Promise<string[]> => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isContained = (element: Element | null): boolean => element !== null && element !== document.documentElement
    && (getComputedStyle(element).overflowX !== 'visible' || isContained(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 0.5 || left < -0.5) && !isContained(element.parentElement);
    })
    .map((element) => element.outerHTML.slice(0, 120)).slice(0, 5).concat(`${scrollWidth} px wide`);
});
