import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 90;

/** What is wrong with the way the focused element shows that it has the focus; empty if a person sees it. */
const faultsOfFocus = (page: Page): Promise<string[]> => page.evaluate(() => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return [];
  const name = focused.ariaLabel ?? (focused.textContent.trim() || focused.getAttribute('name'));
  const named = `<${focused.localName} class="${focused.getAttribute('class')}"> ${name}`;

  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$|\/ 0\)$/.test(outlineColor);
  };
  // A text field shows it at its frame, a checkbox, a radio button or a switch at what is drawn for it.
  const field = focused.closest('.MuiInputBase-root');
  const frame = field?.querySelector(':scope > fieldset');
  const drawn = focused.matches('input') ? focused.closest('.MuiButtonBase-root') : null;
  // A chart hears the keys with a layer that lies over it.
  const layered = getComputedStyle(focused).pointerEvents === 'none' ? focused.parentElement : null;
  const marks = [drawn?.querySelector('svg'), drawn?.parentElement?.querySelector('.MuiSwitch-track')];
  const isShown = [focused, field, drawn, layered, ...marks].some((one) => one && hasOutline(one))
    || (frame !== null && frame !== undefined && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2);

  const inWindow = ({ left, right, top, bottom }: DOMRect) => ({
    left: Math.max(left, 0), right: Math.min(right, innerWidth),
    top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight),
  });
  const belongs = (hit: Element | null) => hit !== null && (focused.contains(hit) || drawn?.contains(hit) === true
    || field?.contains(hit) === true || layered?.contains(hit) === true
    || hit.closest('label')?.control === focused);
  const isUncovered = [...focused.getClientRects()].some((rect) => {
    const { left, right, top, bottom } = inWindow(rect);
    return left < right && top < bottom && belongs(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  return [...(isShown ? [] : [`${named}: shows no focus`]), ...(isUncovered ? [] : [`${named}: is covered`])];
});

/** Presses a key and expects whatever has the focus then to show it, in sight. */
export async function step(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  // Outlines and frames that grow are read when they have grown, and what scrolls when it has come to rest.
  await expect.poll(() => faultsOfFocus(page), { message: `after ${key}` }).toEqual([]);
}

/** Goes on by a key until something has the focus; everything on the way has to show that it has it. */
export async function walkTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await step(page, key);
  }
  throw new Error(`${String(goal)} is not reached by ${key}.`);
}

/** How much of a page is gone over: all of it, or the screen and what lies behind it, up to the frame before it. */
export type Extent = 'page' | 'screen';

/** Goes over a page backwards by a key; everything that gets the focus has to show that it has it, in sight. */
export async function walk(page: Page, key: string, extent: Extent): Promise<number> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await step(page, key);
    if (await page.evaluate(isPast, extent)) return stops;
  }
  return mostStops;
}

/** Whether what has the focus lies before all that is gone over; at the end of a page, nothing has it. */
function isPast(extent: Extent): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  const screen = document.querySelector('main');
  return extent === 'screen' && screen !== null
    && (screen.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
