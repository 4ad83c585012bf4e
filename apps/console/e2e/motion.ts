import type { Page } from '@playwright/test';

/** What moves or would move on the page for longer than a blink, by its CSS or by the browser's own animations. */
export const movingOn = (page: Page): Promise<string[]> => page.evaluate(() => {
  const blinkMs = 10;
  const longest = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time) * (/ms/.test(time) ? 1 : 1000)));
  const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 100) ?? 'a pseudo-element';
  const styled = [...document.querySelectorAll('body, body *')].filter((element) => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
    return (animationName !== 'none' && longest(animationDuration) > blinkMs) || longest(transitionDuration) > blinkMs;
  });
  const running = document.getAnimations().filter(({ effect, playState }) =>
    playState === 'running' && Number(effect?.getComputedTiming().duration) > blinkMs);
  const animated = running.map(({ effect }) => nameOf(effect instanceof KeyframeEffect ? effect.target : null));
  return [...new Set([...styled.map(nameOf), ...animated])];
});
