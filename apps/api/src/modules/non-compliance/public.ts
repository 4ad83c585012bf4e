export { FINDING_KEY } from './record-noncompliance.use-case.ts';
