import { interactionMs } from './goals.mjs';

const slowdown = 4;
const settleMs = 1500;

/** How long a hand rests on a button before it presses, and how long it holds the button down. */
const handMs = { rest: 300, hold: 80 };

// Playwright's own click looks, within the press, whether the button is covered, and holds it for no time at all.
async function press(page, button) {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(handMs.rest);
  await page.mouse.down();
  await page.waitForTimeout(handMs.hold);
  await page.mouse.up();
}

/** What a person does all day: how to get there, the press whose effect is waited for, and where the effect is seen. */
const interactions = [
  { name: 'palette', path: '/', act: (page) => page.keyboard.press('Control+k'), effect: ['[role="dialog"]'] },
  {
    name: 'sidebar', path: '/', effect: ['[data-sidebar="icons"]'],
    act: (page) => press(page, page.getByRole('button', { name: /Toggle sidebar/ })),
  },
  {
    name: 'filter', path: '/compliance/rules', effect: ['input[value="r"]'],
    act: (page) => page.getByRole('searchbox').first().press('r'),
  },
  {
    name: 'page change', path: '/', effect: ['h1', 'Frequently Asked Questions'],
    act: (page) => press(page, page.getByRole('link', { name: 'FAQ' })),
  },
  {
    name: 'dialog', path: '/settings/keys', effect: ['[role="dialog"]'],
    act: (page) => press(page, page.getByRole('button', { name: 'New key' })),
  },
];

/** Notes how long each press takes until the next picture was ready, and when its effect first stands in the page. */
function observe([selector, words = '']) {
  globalThis.longestMs = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.longestMs = Math.max(globalThis.longestMs, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const pressed = ({ timeStamp }) => { globalThis.pressedAt ??= timeStamp; };
  for (const kind of ['pointerup', 'keydown']) globalThis.addEventListener(kind, pressed, { capture: true });
  const look = () => {
    if (globalThis.document.querySelector(selector)?.textContent.includes(words)) globalThis.seenAt = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  look();
}

async function measure(page, client, { name, path, effect, act }) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  await page.evaluate(observe, effect);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await act(page);
  await page.waitForTimeout(settleMs);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const durationMs = await page.evaluate(() => globalThis.longestMs);
  const seenAfterMs = await page.evaluate(() => Math.round(globalThis.seenAt - globalThis.pressedAt));
  if (!Number.isFinite(seenAfterMs)) throw new Error(`The effect of "${name}" was not seen.`);
  return { interaction: name, durationMs, seenAfterMs, missed: durationMs > interactionMs ? ['durationMs'] : [] };
}

/** How long each interaction takes until its effect is in the picture, by Event Timing, on a slowed-down processor. */
export async function measureInteractions(context, url) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const measured = [];
  for (const interaction of interactions) {
    measured.push(await measure(page, client, { ...interaction, path: url + interaction.path }));
  }
  await page.close();
  return measured;
}
