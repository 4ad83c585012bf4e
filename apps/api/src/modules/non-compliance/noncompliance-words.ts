/** How an event came to be known. */
export const SOURCES = ['shadow_run', 'reversal', 'recall', 'contract', 'officer', 'sampling'] as const;
export type NonComplianceSource = (typeof SOURCES)[number];

/** Where an event stands. */
export const STATES = ['open', 'planned', 'remedied', 'closed'] as const;
export type NonComplianceState = (typeof STATES)[number];

/** Whether it happened, or a control that might have let it happen was missing. */
export const NATURES = ['actual', 'potential'] as const;
export type NonComplianceNature = (typeof NATURES)[number];

/** Whether it counts for the committee's confirmation: a policy of Connect, no threshold is prescribed. */
export const MATERIALITIES = ['material', 'immaterial'] as const;
export type NonComplianceMateriality = (typeof MATERIALITIES)[number];

/** The principles that rules judge by. */
export const PRINCIPLES = ['riba', 'gharar', 'maysir', 'halal', 'kyc', 'zakat'] as const;
export type NonCompliancePrinciple = (typeof PRINCIPLES)[number];

/** What may be done about an event. */
export const STEP_KINDS =
  ['recorded', 'classified', 'planned', 'followed_up', 'remedied', 'confirmed', 'closed', 'reopened'] as const;
export type NonComplianceStepKind = (typeof STEP_KINDS)[number];
