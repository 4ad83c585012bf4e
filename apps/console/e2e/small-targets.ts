import type { Page } from '@playwright/test';

/**
 * The things one presses that are smaller than 24 by 24 CSS px and too near to another, as WCAG 2.5.8 has it; links in
 * a sentence may be as high as its lines.
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(() => {
  const least = 24;
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], '
    + ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'combobox', 'slider']
      .map((role) => `[role=${role}]`).join(', ');

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    && !element.matches(':disabled, [aria-disabled=true]') && element.closest('[aria-hidden=true], [inert]') === null;
  // A field with a label is pressed at the label too, and one that is drawn by something larger, at that.
  const areaOf = (element: Element): DOMRect => {
    const drawn = element.matches('input, [role=combobox]')
      ? element.closest('label, .MuiInputBase-root, .MuiButtonBase-root') : null;
    return (drawn ?? element).getBoundingClientRect();
  };
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  };

  const targets = [...document.querySelectorAll(pressed)].filter(isShown)
    .map((element) => ({ element, area: areaOf(element) }))
    // Those that are out of sight until they have the focus cannot be pressed.
    .filter(({ area }) => area.width > 1 && area.height > 1 && area.bottom > 0);
  const isSmall = ({ area }: { area: DOMRect }) => area.width < least - 0.01 || area.height < least - 0.01;
  const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const gap = (point: { x: number; y: number }, { left, right, top, bottom }: DOMRect) => Math.hypot(
    Math.max(left - point.x, 0, point.x - right), Math.max(top - point.y, 0, point.y - bottom));

  // A circle of 24 px around a small target touches no other target, nor such a circle of another small one.
  const isCrowded = (target: (typeof targets)[number]) => targets.some((other) => {
    if (other.element === target.element || other.element.contains(target.element)
      || target.element.contains(other.element)) return false;
    const middle = centre(target.area);
    if (gap(middle, other.area) < least / 2) return true;
    const theirs = centre(other.area);
    return isSmall(other) && Math.hypot(middle.x - theirs.x, middle.y - theirs.y) < least;
  });
  return targets.filter((target) => isSmall(target) && !isInSentence(target.element) && isCrowded(target))
    .map(({ element, area }) => `${Math.round(area.width)}×${Math.round(area.height)} ${element.outerHTML.slice(0, 160)}`);
});
