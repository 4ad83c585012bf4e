export type { NonComplianceFinding, NonComplianceMaker } from './record-noncompliance.use-case.ts';
