import type { Role } from '../../api/session.slice.ts';
import { screens } from '../routes.ts';
import type { ScreenRoute } from '../../parts/feature/feature.ts';

/** A mistyped letter in three is still taken for the address that was meant. */
const lettersPerSlip = 3;

/** How many letters have to be put in, left out or exchanged to make one text of the other. */
export function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(one).entries()) {
    let diagonal = index;
    const next = [index + 1];
    for (const [column, above] of row.slice(1).entries()) {
      const left = next[column] ?? 0;
      next.push(letter === other[column] ? diagonal : 1 + Math.min(diagonal, above, left));
      diagonal = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const isOpenTo = (role: Role) => ({ path, roles, isForCompliance }: ScreenRoute) =>
  path !== '/' && !path.includes(':') && isForCompliance !== true && (roles?.includes(role) ?? true);

/** The screen that was probably meant by an address that leads nowhere; null when no open one is like it. */
export function nearestScreen(address: string, role: Role): ScreenRoute | null {
  const typed = address.toLowerCase().replace(/\/+$/, '');
  const likely = screens.filter(isOpenTo(role)).map((screen) => ({ screen, slips: slipsBetween(typed, screen.path) }))
    .filter(({ screen, slips }) => slips <= screen.path.length / lettersPerSlip)
    .sort((one, other) => one.slips - other.slips);
  const around = screens.filter(isOpenTo(role)).filter(({ path }) => typed.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  return likely[0]?.screen ?? around[0] ?? null;
}
