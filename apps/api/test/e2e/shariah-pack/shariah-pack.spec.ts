import { runParts } from '../../suite.ts';

await runParts(import.meta.dirname);
