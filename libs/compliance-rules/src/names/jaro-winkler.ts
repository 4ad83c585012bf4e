const PREFIX_BONUS = 0.1;
const LONGEST_PREFIX = 4;

/** How alike two words are letter by letter, from 0 to 1 (Winkler 1990: Jaro's measure, raised for a shared start). */
export function jaroWinkler(one: string, other: string): number {
  const jaro = jaroOf(one, other);
  let prefix = 0;
  while (prefix < LONGEST_PREFIX && prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return jaro + prefix * PREFIX_BONUS * (1 - jaro);
}

function jaroOf(one: string, other: string): number {
  if (one === other) return 1;
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Array<boolean>(other.length).fill(false);
  const ownShared: string[] = [];
  for (let place = 0; place < one.length; place += 1) {
    const last = Math.min(other.length - 1, place + reach);
    for (let there = Math.max(0, place - reach); there <= last; there += 1) {
      if (taken[there] === true || one[place] !== other[there]) continue;
      taken[there] = true;
      ownShared.push(one[place] ?? '');
      break;
    }
  }
  const shared = ownShared.length;
  if (shared === 0) return 0;
  const otherShared = [...other].filter((_, place) => taken[place] === true);
  const moved = ownShared.filter((letter, place) => letter !== otherShared[place]).length / 2;
  return (shared / one.length + shared / other.length + (shared - moved) / shared) / 3;
}
