import { runParts } from '../suite.ts';

await runParts(import.meta.dirname, 'customers', 'people');
