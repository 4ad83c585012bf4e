export const RECORD_STATES = ['as_sealed', 'changed'] as const;
/** How the rows of a thing compare with what was sealed of them. */
export type RecordState = (typeof RECORD_STATES)[number];
