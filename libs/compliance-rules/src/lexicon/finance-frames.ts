import type { Frame } from '../text/lexicon.ts';

/** Loans with a gain for the lender, however the gain is dressed, and cover that is paid for without a word for it. */
export const financeFrames: readonly Frame[] = [
  {
    rules: ['RIBA-003'],
    principle: 'riba',
    all: ['lender', 'lender-gain'],
    within: 14,
    unless: ['unpromised', 'actual-cost', 'lawful-rate', 'charity'],
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    all: ['principal-stays', 'lender-gain'],
    within: 12,
    unless: ['lawful-rate'],
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    all: ['delay-charge', 'kept-by-creditor', 'debt'],
    within: 16,
    unless: ['charity', 'late-rent'],
  },
  {
    rules: ['RIBA-008'],
    principle: 'riba',
    all: ['debt', 'waiting', 'grown-debt'],
    within: 18,
    unless: ['charity', 'unpromised'],
  },
  { rules: ['RIBA-008'], principle: 'riba', all: ['reschedule', 'grown-debt'], within: 14, unless: ['charity'] },
  { rules: ['RIBA-021'], principle: 'riba', all: ['guarantor', 'guarantor-gain'], within: 9 },
];
