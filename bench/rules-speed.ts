import { catalogue, evaluate, type PaymentFacts } from '@connect/compliance-rules';
import type { Figures } from './figures.ts';

const WARM_ROUNDS = 40;
const ROUNDS = 60;
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

/** Measures how fast one core judges ordinary payments by every rule, and how long the worst memo takes. */
export const measureRules = (figures: Figures): void => {
  const payments = TYPICAL.map(paying);
  for (let round = 0; round < WARM_ROUNDS * WARM_ROUNDS; round += 1) for (const facts of payments) evaluate(facts);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS * ROUNDS; round += 1) {
    for (const facts of payments) times.push(milliseconds(() => evaluate(facts)) * 1_000);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  const seconds = (user + system) / 1_000_000;
  figures.add('rules, payments judged by one core', times.length / seconds, '/s of processor time');
  figures.add('rules, one payment p50', at(0.5), 'µs');
  figures.add('rules, one payment p99', at(0.99), 'µs');
  // The least of several tries is the memo's own time; the rest is what else the machine did.
  const tries = fuzzed().map((facts) =>
    Math.min(...Array.from({ length: FUZZ_REPEATS }, () => milliseconds(() => evaluate(facts)))));
  figures.add('rules, slowest of 3,000 woven memos of 500 characters', Math.max(...tries), 'ms');
};
