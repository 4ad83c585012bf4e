import { flakyTests } from './flaky.mjs';
import { readNotes } from './notes.mjs';
import { objections, summaryLines, tally } from './summary.mjs';

const [folder, ...suites] = process.argv.slice(2);
const counted = tally(readNotes(folder, suites), flakyTests());
for (const line of summaryLines(counted)) console.log(line);
process.exitCode = objections(counted).length > 0 ? 1 : 0;
