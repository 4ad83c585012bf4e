import { parseArgs } from 'node:util';
import { evaluate } from '../src/index.ts';
import { rulesAlone } from '../training/rules-alone.ts';
import { failedIn, isExact, judge, measure, reportOf } from './accuracy.ts';
import { corpora, corpusOf } from './corpus.ts';

/**
 * Prints how well payments are judged, by corpus; with `--rules-alone`, without the text model. With `--failures`
 * it names the misjudged payments too, except held-out ones: those stay unseen, or they would measure nothing.
 */
const { values: { failures, 'rules-alone': isAlone } } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, 'rules-alone': { type: 'boolean', default: false } },
});

for (const name of corpora) {
  const judged = judge(corpusOf(name), ({ facts }) => failedIn(isAlone ? rulesAlone(facts) : evaluate(facts)));
  process.stdout.write(`${reportOf(name, measure(judged))}\n`);
  if (!failures || name === 'held-out') continue;
  for (const { id, fails, found, facts } of judged.filter((one) => !isExact(one))) {
    const { type, amount, currency, memo, ...more } = facts;
    const rest = Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`;
    process.stdout.write(`  ${id}: expected [${fails.join()}] found [${found.join()}] ${type} ${amount} ${currency} `
      + `${memo ?? ''}${rest}\n`);
  }
}
