import { expect, test } from '@playwright/test';
import { type Role, roles } from '../src/api/session.slice.ts';
import { screens } from '../src/app/routes.ts';
import type { ScreenRoute } from '../src/parts/feature/feature.ts';
import { guestRoutes } from './routes.ts';
import { makeScene } from './walk-scene.ts';
import { Walker } from './walker.ts';

const people: Record<Role, string> = {
  admin: 'admin', bank: 'bank.uae', user: 'customer', scholar: 'scholar.uae', auditor: 'auditor.uae',
};
const titles: Record<Role, string> = {
  admin: 'Administrator', bank: 'Bank', user: 'User', scholar: 'Scholar', auditor: 'External auditor',
};
const isWhole = process.env['LONG'] === 'all';

/** A sample walks one screen in so many, and follows one in so many of the frame's links. */
const oneScreenIn = 6;
const oneLinkIn = isWhole ? 1 : 4;

/** Those who walk a screen: all who may open it; or in a sample one of them, at some of the screens. */
function walkersOf({ roles: open = roles }: ScreenRoute, turn: number): readonly Role[] {
  if (isWhole) return open;
  return turn % oneScreenIn === 0 ? open.filter((_, n) => n === (turn / oneScreenIn) % open.length) : [];
}

test.use({
  viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'],
});
// The longest screens have some fifty controls, and a busy machine takes a second for each.
test.describe.configure({ timeout: 480_000, mode: 'parallel' });

const expectNoDeadEnd = ({ faults, count }: Walker): void => {
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(0);
};

for (const [turn, screen] of screens.entries()) {
  for (const role of walkersOf(screen, turn)) {
    test(`${screen.path} has no dead end for ${role}`, async ({ page, request }) => {
      const { session, fill } = await makeScene(request, people[role]);
      const walker = await Walker.on(page, session);
      await walker.open(fill(screen.path));
      await walker.walk();
      expectNoDeadEnd(walker);
    });
  }
}

// An administrator's frame has every entry of the menu; the others' have some of the same.
for (const role of isWhole ? roles : ['admin'] as const) {
  test(`the frame around the screens has no dead end for ${role}`, async ({ page, request }) => {
    const walker = await Walker.on(page, (await makeScene(request, people[role])).session);
    await walker.open('/no-such-page');
    await walker.walk({ frame: true, oneLinkIn });
    expectNoDeadEnd(walker);
  });
}

for (const role of roles) {
  const closed = screens.filter((screen) => screen.roles?.includes(role) === false);
  if (closed.length === 0) continue;
  test(`what is closed to ${role} says whom it is open to, and leads back`, async ({ page, request }) => {
    const { session, fill } = await makeScene(request, people[role]);
    const walker = await Walker.on(page, session);
    for (const [turn, { path, roles: needed = [] }] of closed.entries()) {
      // Whoever comes by a link or by the address hears the same; that takes a second each.
      await (isWhole || turn === 0 ? walker.open(fill(path)) : walker.goTo(fill(path)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen is not open to your role');
      for (const one of needed) await expect(page.getByRole('main')).toContainText(titles[one]);
      // They all are one screen, which is walked once.
      if (isWhole || turn === 0) await walker.walk();
    }
    expectNoDeadEnd(walker);
  });
}

for (const { path } of guestRoutes) {
  test(`${path} has no dead end for a guest`, async ({ page }) => {
    const walker = await Walker.on(page, {});
    await walker.open(path);
    await walker.walk({ frame: true });
    expectNoDeadEnd(walker);
  });
}
