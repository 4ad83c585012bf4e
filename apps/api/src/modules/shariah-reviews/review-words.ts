import { CONTRACT_TYPES, type ContractType } from '../contracts/public.ts';

export const CALENDARS = ['gregorian', 'hijri'] as const;
export type ReviewCalendar = (typeof CALENDARS)[number];

export const PLAN_STATES = ['proposed', 'approved', 'refused'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** How payments are drawn: each alike, or by what the policy sees in each. */
export const SAMPLE_METHODS = ['random', 'risk'] as const;
export type SampleMethod = (typeof SAMPLE_METHODS)[number];

export const VERDICTS = ['allow', 'review', 'block'] as const;
export type VerdictAction = (typeof VERDICTS)[number];

export const PAPER_OUTCOMES = ['compliant', 'finding', 'question'] as const;
export type PaperOutcome = (typeof PAPER_OUTCOMES)[number];

export const FINDING_CLASSES = ['minor', 'major', 'critical'] as const;
export type FindingClass = (typeof FINDING_CLASSES)[number];

export const FINDING_STEPS = ['answer', 'follow_up', 'close', 'reopen'] as const;
export type FindingStepKind = (typeof FINDING_STEPS)[number];

export const FINDING_STATES = ['open', 'answered', 'closed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Kinds of payments that customers make, besides those of contracts. */
const PAYMENT_AREAS = ['send', 'zakat_split', 'escrow', 'cross_border', 'redeem'] as const;

/** What a review may look at: the kinds of payments, and each type of contract by itself. */
export const REVIEW_AREAS = [...PAYMENT_AREAS, ...CONTRACT_TYPES] as const;
export type ReviewArea = (typeof PAYMENT_AREAS)[number] | ContractType;
