import { parseArgs } from 'node:util';
import { contextOf } from '../src/context.ts';
import { defaultPolicy, evaluate } from '../src/index.ts';
import { rulesAlone } from '../training/rules-alone.ts';
import { doubtedIn, isExact, judge, measure } from './accuracy.ts';
import { reliabilityOf, reportOf } from './accuracy-report.ts';
import { corpora, corpusOf, unseenIn, type LabelledCase } from './corpus.ts';
import { isAlike, isAsExpected, pairsIn, type Pair } from './parity.ts';

/**
 * Prints how well payments are judged, by corpus; with `--rules-alone`, without the text model. With `--file PATH` it
 * judges the set of that file instead, and prints figures alone: of an unseen set they show nothing. `--parity PATH`
 * judges pairs of one sentence in both languages; `--part 0-110` takes those of a file. With `--failures` it names the
 * misjudged payments of the readable corpora too.
 */
const { values: { failures, file, parity, part, 'rules-alone': isAlone } } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false }, 'rules-alone': { type: 'boolean', default: false },
    file: { type: 'string' }, parity: { type: 'string' }, part: { type: 'string' },
  },
});

if (parity !== undefined) printParity(within(pairsIn(parity)));
else if (file === undefined) for (const name of corpora) print(name, corpusOf(name), failures && name !== 'held-out');
else print(file.split('/').at(-1) ?? file, within(unseenIn(file)), false);

function print(name: string, cases: readonly LabelledCase[], namesFailures: boolean): void {
  const judged = judge(cases, ({ facts }) => (isAlone ? rulesAlone(facts) : evaluate(facts)));
  process.stdout.write(`${reportOf(name, measure(judged))}\n`);
  const heard = judged.flatMap((one) => {
    const { confidences } = contextOf(one.facts, defaultPolicy);
    return confidences === undefined ? [] : [{ ...one, confidences }];
  });
  if (!isAlone) process.stdout.write(`${reliabilityOf(heard)}\n`);
  if (!namesFailures) return;
  for (const { id, fails, asked = [], action, facts, judged: found } of judged.filter((one) => !isExact(one))) {
    const { type, amount, currency, memo, ...more } = facts;
    const rest = Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`;
    process.stdout.write(`  ${id}: expected ${action ?? ''} [${[...fails, ...asked].join()}] found ${found.action} `
      + `[${doubtedIn(found).join()}] ${type} ${amount} ${currency} ${memo ?? ''}${rest}\n`);
  }
}

function printParity(pairs: readonly Pair[]): void {
  const [alike, asExpected] = [pairs.filter(isAlike).length, pairs.filter(isAsExpected).length];
  process.stdout.write(`parity: ${pairs.length} pairs, ${alike} alike, ${asExpected} as expected in both\n`);
}

function within<One>(cases: readonly One[]): readonly One[] {
  const [from, to] = part?.split('-').map(Number) ?? [];
  return cases.slice(from, to);
}
