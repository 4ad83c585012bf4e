import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { evaluate, type PaymentFacts, type Principle } from '../src/index.ts';

/** A payment with the principles it should fail, as a scholar or an officer would label it. */
interface LabelledCase {
  id: string;
  tricky: boolean;
  fails: Principle[];
  facts: PaymentFacts;
}

const LEAST_EXACT = 0.95;
const ARABIC = /\p{Script=Arabic}/u;
const principles: readonly Principle[] = ['riba', 'gharar', 'maysir', 'halal', 'kyc'];
const folder = new URL('./cases/', import.meta.url);
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as LabelledCase[]);

const judged = cases.map((one) => {
  const verdict = evaluate(one.facts);
  return { ...one, found: principles.filter((principle) => verdict.principles[principle] !== 'pass') };
});
const isExact = (one: (typeof judged)[number]) =>
  principles.every((principle) => one.fails.includes(principle) === one.found.includes(principle));

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const exactShare = (some: typeof judged) => share(some.filter(isExact).length, some.length);

function report(): string {
  const lines = principles.map((principle) => {
    const expected = judged.filter((one) => one.fails.includes(principle));
    const found = judged.filter((one) => one.found.includes(principle));
    const right = found.filter((one) => one.fails.includes(principle)).length;
    const precision = share(right, found.length).toFixed(3);
    return `${principle.padEnd(7)} precision ${precision}  recall ${share(right, expected.length).toFixed(3)}`;
  });
  const innocent = judged.filter((one) => one.tricky && one.fails.length === 0);
  const misses = judged.filter((one) => !isExact(one));
  return [
    ...lines,
    `exact   ${exactShare(judged).toFixed(3)} of ${judged.length} cases`,
    `tricky  ${exactShare(judged.filter((one) => one.tricky)).toFixed(3)}`,
    `arabic  ${exactShare(judged.filter((one) => ARABIC.test(one.facts.memo ?? ''))).toFixed(3)}`,
    `alarms  ${(1 - exactShare(innocent)).toFixed(3)} of ${innocent.length} tricky innocent cases`,
    ...misses.map((one) => `missed  ${one.id}: expected [${one.fails.join()}] found [${one.found.join()}] ${one.facts.memo ?? ''}`),
  ].join('\n');
}

describe('the labelled cases', () => {
  it('are many, half of them tricky and a third with Arabic', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(share(cases.filter((one) => one.tricky).length, cases.length)).toBeGreaterThanOrEqual(0.5);
    expect(share(cases.filter((one) => ARABIC.test(one.facts.memo ?? '')).length, cases.length)).toBeGreaterThan(0.33);
    expect(new Set(cases.map((one) => one.id)).size).toBe(cases.length);
  });

  it(`are judged exactly in at least ${LEAST_EXACT * 100} of 100`, () => {
    process.stdout.write(`${report()}\n`);
    expect(exactShare(judged)).toBeGreaterThanOrEqual(LEAST_EXACT);
  });
});
