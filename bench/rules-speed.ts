import { catalogue, evaluate, type PaymentFacts } from '@connect/compliance-rules';
import { quantile, type Figures } from './figures.ts';

const PAYMENTS = 30_000;
const CONSONANTS = 'bdfghjklmnrstz';
const VOWELS = 'aeiou';
const FUZZ_CASES = 3_000;
const MOST_CHARACTERS = 500;
const FUZZ_REPEATS = 3;

const TYPICAL: readonly string[] = [
  'School fees, autumn term', 'Rent for villa 12, March', 'Invoice 4471, office chairs', 'راتب شهر مايو',
  'إيجار المحل',
  'Dinner with Omar', 'Car service and oil filter', 'دفعة أولى من ثمن السيارة', 'Loan to my brother, back in June, 900',
  'Groceries', 'قسط المدرسة الثاني', 'Gift for Huda', 'mobile top up', 'fawateer el kahraba',
  'Flight to Doha, two tickets',
];

/** Numbers that are the same in every run. */
const counted = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const paying = (memo: string): PaymentFacts => ({
  type: 'send', amount: '250.00', currency: 'AED', network: 'uae_dirham', memo, counterpartyName: 'Lina Haddad',
  senderKyc: 'verified', crossBorder: false, asOf: '2026-11-20',
});

/** A word that nobody wrote before, as names may be. */
function newWord(pick: (below: number) => number): string {
  const syllable = () => `${CONSONANTS.charAt(pick(CONSONANTS.length))}${VOWELS.charAt(pick(VOWELS.length))}`;
  return Array.from({ length: 2 + pick(3) }, syllable).join('');
}

/** Everyday memos of which no two are equal: each names somebody new, and a number of its own. */
const freshMemos = (pick: (below: number) => number): readonly string[] => Array.from({ length: PAYMENTS },
  (_, number) => `${TYPICAL[pick(TYPICAL.length)]} ${newWord(pick)} ${number}`);

const unknownMemos = (pick: (below: number) => number): readonly string[] =>
  Array.from({ length: PAYMENTS }, () => Array.from({ length: 4 }, () => newWord(pick)).join(' '));

/** Memos as long as they may be, woven from the very words that rules listen to. */
function fuzzed(): readonly PaymentFacts[] {
  const pick = counted(11);
  const words = [...new Set(catalogue.flatMap(({ examples }) => [...examples.violating, ...examples.compliant])
    .flatMap(({ memo = '' }) => memo.split(' ')))];
  return Array.from({ length: FUZZ_CASES }, () => {
    let memo = '';
    const repeated = pick(4) === 0 ? 1 + pick(3) : words.length;
    while (memo.length < MOST_CHARACTERS) memo += `${words[pick(repeated)] ?? ''} `;
    return paying(memo.slice(0, MOST_CHARACTERS));
  });
}

const milliseconds = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** How many payments a second of processor time judges, with the microseconds that each took. */
function judged(memos: readonly string[]): { perSecond: number; times: readonly number[] } {
  const payments = memos.map(paying);
  const before = process.cpuUsage();
  const times = payments.map((facts) => milliseconds(() => evaluate(facts)) * 1_000);
  const { user, system } = process.cpuUsage(before);
  return { perSecond: payments.length / ((user + system) / 1_000_000), times };
}

/** Measures how fast one core judges ordinary payments by every rule, and how long the worst memo takes. */
export const measureRules = (figures: Figures): void => {
  const pick = counted(7);
  judged(freshMemos(pick));
  const fresh = judged(freshMemos(pick));
  figures.add('rules, payments judged by one core, no two memos equal', fresh.perSecond, '/s of processor time');
  figures.add('rules, one payment p50', quantile(fresh.times, 0.5), 'µs');
  figures.add('rules, one payment p99', quantile(fresh.times, 0.99), 'µs');
  const unknown = judged(unknownMemos(pick)).perSecond;
  figures.add('rules, payments in words never met before', unknown, '/s of processor time');
  const repeated = judged(Array.from({ length: PAYMENTS }, () => TYPICAL[pick(TYPICAL.length)] ?? '')).perSecond;
  figures.add('rules, payments of fifteen memos over and over', repeated, '/s of processor time');
  // The least of several tries is the memo's own time; the rest is what else the machine did.
  const tries = fuzzed().map((facts) =>
    Math.min(...Array.from({ length: FUZZ_REPEATS }, () => milliseconds(() => evaluate(facts)))));
  figures.add('rules, slowest of 3,000 woven memos of 500 characters', Math.max(...tries), 'ms');
};
