import { Figures } from './figures.ts';
import { measureLists } from './lists.ts';
import { measureMessages } from './messages.ts';
import { measureMillion } from './million.ts';
import { measureNames } from './names-accuracy.ts';
import { measureOpenLoop, measureOverload } from './overload.ts';
import { measureProcesses } from './processes.ts';
import { measureProofs } from './proofs.ts';
import { measureRules } from './rules-speed.ts';
import { measureScreening } from './screening-speed.ts';
import { measureSends } from './send-throughput.ts';

/** What can be measured, alone by its name or all of it in this order. */
const PARTS: Record<string, (figures: Figures) => Promise<void> | void> = {
  rules: measureRules,
  screening: measureScreening,
  names: measureNames,
  sends: measureSends,
  iso20022: measureMessages,
  openloop: measureOpenLoop,
  overload: measureOverload,
  processes: measureProcesses,
  million: measureMillion,
  lists: measureLists,
  proofs: measureProofs,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  throw new Error(`There is no measurement ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
}

const figures = new Figures();
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) await measure(figures);
}
figures.save();
