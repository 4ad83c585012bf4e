import { sumCounts } from './counts.mjs';

const [folder, ...suites] = process.argv.slice(2);
const { missing, passed, failed } = sumCounts(folder, suites);
if (missing.length > 0) console.log(`No result could be read from: ${missing.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = missing.length > 0 || failed > 0 ? 1 : 0;
