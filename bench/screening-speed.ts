import { NAME_SCORES, NameIndex } from '@connect/compliance-rules';
import type { Figures } from './figures.ts';

const ENTRIES = 20_000;
const NAMES_OF_EACH = 3;
const SEARCHES = 2_000;

const GIVEN = ['Mohammed', 'Ahmed', 'Ali', 'Hassan', 'Omar', 'Khalid', 'Kasim', 'Yusuf', 'Salim', 'Fatima', 'Layla',
  'Abdul Rahman', 'Abdullah', 'Ibrahim', 'Said', 'Tariq'];
const ONSETS = ['b', 'd', 'f', 'gh', 'h', 'j', 'k', 'kh', 'l', 'm', 'n', 'q', 'r', 's', 'sh', 't', 'z'];
const VOWELS = ['a', 'i', 'u', 'ou', 'aa', 'ee'];

/** Numbers that are the same in every run. */
const counted = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Measures how long one name is sought among twenty thousand invented entries with three names each. */
export const measureScreening = (figures: Figures): void => {
  const pick = counted(7);
  const one = (list: readonly string[]): string => list[pick(list.length)] ?? '';
  const surname = (): string =>
    `Al ${Array.from({ length: 2 + pick(2) }, () => one(ONSETS) + one(VOWELS)).join('')}${one(ONSETS)}i`;
  const name = (): string => [one(GIVEN), ...pick(2) === 0 ? [one(GIVEN)] : [], surname()].join(' ');
  const index = new NameIndex<number>();
  const listed: string[] = [];
  const begun = performance.now();
  for (let n = 0; n < ENTRIES * NAMES_OF_EACH; n += 1) {
    listed.push(name());
    index.add(Math.floor(n / NAMES_OF_EACH), listed.at(-1) ?? '');
  }
  figures.add('Screening: indexing 20,000 entries', performance.now() - begun, 'ms');
  // Half of those sought are listed and half are strangers; the first rounds only warm the machine up.
  const times = Array.from({ length: SEARCHES }, (_, n) => {
    const sought = n % 2 === 0 ? listed[pick(listed.length)] ?? '' : name();
    const start = performance.now();
    index.search(sought, NAME_SCORES.withIdentifier);
    return performance.now() - start;
  }).slice(SEARCHES / 10).sort((a, b) => a - b);
  figures.add('Screening: one name against 20,000 entries, p50', times[Math.floor(times.length * 0.5)] ?? NaN, 'ms');
  figures.add('Screening: one name against 20,000 entries, p99', times[Math.floor(times.length * 0.99)] ?? NaN, 'ms');
};
