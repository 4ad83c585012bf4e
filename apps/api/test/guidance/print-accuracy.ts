import { parseArgs } from 'node:util';
import { decideAll, isRight, isWrongRuling, measure, type GuidanceAccuracy } from './accuracy.ts';
import { questionsByOutcome } from './questions.ts';

/**
 * Prints how well questions are decided: of the set that is kept here, or of a file with a list of questions. With
 * `--failures` it names those that were not; a set that shall go on measuring is never printed with them.
 */
const { values: { failures }, positionals: [subject, file] } = parseArgs({
  options: { failures: { type: 'boolean', default: false } }, allowPositionals: true,
});
if (subject !== 'guidance') throw new Error('Say what is measured: npm run accuracy -w @connect/api -- guidance [file]');

const decided = decideAll(questionsByOutcome(file));
process.stdout.write(reportOf(measure(decided)));
for (const one of failures ? decided.filter((each) => !isRight(each) || isWrongRuling(each)) : []) {
  const { asked: { id, kind, standard, question }, decision } = one;
  const found = `${decision.outcome} ${decision.reason ?? ''} ${decision.verdict?.ruling ?? ''} ${decision.passages[0]?.id ?? ''}`;
  process.stdout.write(`  ${id} ${kind} ${standard ?? ''}: ${found} (${decision.confidence.toFixed(2)}) ${question}\n`);
}

function reportOf({ rightStandard, referred, refused, wrongRulings, rulings }: GuidanceAccuracy): string {
  const share = (name: string, { right, of }: { right: number; of: number }): string =>
    `${name.padEnd(28)}${right} of ${of} (${((100 * right) / Math.max(of, 1)).toFixed(1)} %)\n`;
  return share('answered, right standard', rightStandard) + share('referred when it must', referred)
    + share('refused when out of scope', refused) + `${'wrong yes or no'.padEnd(28)}${wrongRulings} of ${rulings} told\n`;
}
