import { parseArgs } from 'node:util';
import { clausesOf } from './clause-corpus.ts';
import {
  contractCorpora, contractsOf, isRightlyNamed, isRightlyValid, judgeContracts, portionOf,
} from './contract-corpus.ts';

/** Prints how well contracts are judged; with `--failures` it names the misjudged ones, but never held-out ones. */
const { values: { failures } } = parseArgs({ options: { failures: { type: 'boolean', default: false } } });
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

for (const name of contractCorpora) {
  const judged = judgeContracts(contractsOf(name));
  const tricky = judged.filter((one) => one.tricky);
  const arabic = judged.filter(({ terms }) => /\p{Script=Arabic}/u.test(JSON.stringify(terms)));
  for (const [part, some] of [['all', judged], ['tricky', tricky], ['arabic', arabic]] as const) {
    process.stdout.write(`${name} ${part}: ${some.length} contracts, validity ${percent(portionOf(some, isRightlyValid))}, `
      + `rule ${percent(portionOf(some, isRightlyNamed))}\n`);
  }
  const sound = judged.filter(({ rule }) => rule === undefined);
  process.stdout.write(`${name} false alarms: ${percent(1 - portionOf(sound, isRightlyValid))} of ${sound.length}\n`);
  const clauses = judgeContracts(clausesOf(name));
  for (const part of ['of lists', 'of model'] as const) {
    const some = judgeContracts(clausesOf(name, part));
    const guilty = some.filter(({ rule }) => rule !== undefined);
    const twins = some.filter(({ rule }) => rule === undefined);
    if (some.length === 0) continue;
    process.stdout.write(`${name} clauses ${part}: rule ${percent(portionOf(guilty, isRightlyNamed))} of ${guilty.length}, `
      + `refused or asked about ${percent(1 - portionOf(twins, isRightlyNamed))} and `
      + `refused ${percent(1 - portionOf(twins, isRightlyValid))} of ${twins.length} sound ones\n`);
  }
  if (!failures || name === 'held-out') continue;
  const misjudged = [...judged, ...clauses].filter((one) => !isRightlyValid(one) || !isRightlyNamed(one));
  for (const { id, valid, rule, found, terms } of misjudged) {
    process.stdout.write(`  ${id}: expected ${valid} ${rule ?? ''} found ${found.valid} [${found.rules.join()}] `
      + `${JSON.stringify(terms.clauses ?? terms)}\n`);
  }
}
