import { parseArgs } from 'node:util';
import { evaluate } from '../src/index.ts';
import { failedIn, isExact, judge, measure, reportOf } from './accuracy.ts';
import { corpora, corpusOf } from './corpus.ts';

/**
 * Prints how well payments are judged, by corpus. With `--failures` it names the misjudged payments too,
 * except held-out ones: those stay unseen, or they would measure nothing.
 */
const { values: { failures } } = parseArgs({ options: { failures: { type: 'boolean', default: false } } });

for (const name of corpora) {
  const judged = judge(corpusOf(name), ({ facts }) => failedIn(evaluate(facts)));
  process.stdout.write(`${reportOf(name, measure(judged))}\n`);
  if (!failures || name === 'held-out') continue;
  for (const { id, fails, found, facts } of judged.filter((one) => !isExact(one))) {
    const { type, amount, currency, memo, ...more } = facts;
    const rest = Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`;
    process.stdout.write(`  ${id}: expected [${fails.join()}] found [${found.join()}] ${type} ${amount} ${currency} `
      + `${memo ?? ''}${rest}\n`);
  }
}
