import { interactionMs } from './goals.mjs';

const slowdown = 4;
const settleMs = 1500;

/** What a person does all day: how to get there, and the press whose effect is waited for. */
const interactions = [
  { name: 'palette', path: '/', act: (page) => page.keyboard.press('Control+k') },
  { name: 'sidebar', path: '/', act: (page) => page.getByRole('button', { name: /Toggle sidebar/ }).click() },
  { name: 'filter', path: '/compliance/rules', act: (page) => page.getByRole('searchbox').first().press('r') },
  { name: 'page change', path: '/', act: (page) => page.getByRole('link', { name: 'FAQ' }).click() },
  { name: 'dialog', path: '/settings/keys', act: (page) => page.getByRole('button', { name: 'New key' }).click() },
];

/** Notes what the browser tells of every press: how long until the next picture was ready. */
function observe() {
  globalThis.longestMs = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.longestMs = Math.max(globalThis.longestMs, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function measure(page, client, { name, path, act }) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  await page.evaluate(observe);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await act(page);
  await page.waitForTimeout(settleMs);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const durationMs = await page.evaluate(() => globalThis.longestMs);
  return { interaction: name, durationMs, missed: durationMs > interactionMs ? ['durationMs'] : [] };
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
