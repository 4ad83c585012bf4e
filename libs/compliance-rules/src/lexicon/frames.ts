import type { Frame } from '../text/lexicon.ts';

const DEAL = 18;

/** Arrangements that are known by their parts, whatever name the text gives them. */
export const frames: readonly Frame[] = [
  {
    rules: ['RIBA-010'],
    principle: 'riba',
    all: ['gold', 'trade', 'deferred'],
    within: DEAL,
    unless: ['payment-versus-payment'],
  },
  {
    rules: ['RIBA-010'],
    principle: 'riba',
    all: ['gold', 'deferred'],
    within: 7,
    unless: ['payment-versus-payment'],
  },
  { rules: ['RIBA-015'], principle: 'riba', all: ['sell', 'buy-back', 'settles-later'], within: DEAL },
  { rules: ['RIBA-015'], principle: 'riba', all: ['sell', 'buy-back', 'deferred'], within: DEAL },
  { rules: ['RIBA-015'], principle: 'riba', all: ['sell', 'buy-back', 'extra'], within: DEAL },
  {
    rules: ['RIBA-014'],
    principle: 'riba',
    all: ['trade', 'commercial-paper', 'below-face'],
    within: DEAL,
    unless: ['to-debtor'],
  },
  {
    rules: ['RIBA-013'],
    principle: 'riba',
    all: ['trade', 'receivable', 'below-face'],
    within: DEAL,
    unless: ['to-debtor'],
  },
  { rules: ['RIBA-018'], principle: 'riba', all: ['capital', 'guaranteed', 'return-on-capital'], within: DEAL },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    all: ['contribute', 'winner-takes'],
    within: DEAL,
    unless: ['outside-prize'],
  },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    all: ['wager-event', 'winner-takes', 'friends'],
    within: DEAL,
    unless: ['outside-prize'],
  },
  { rules: ['MAY-004'], principle: 'maysir', all: ['draw', 'paid-entry'], within: 10, unless: ['outside-prize'] },
  {
    rules: ['HAL-018'],
    principle: 'halal',
    all: ['lease', 'unlawful-business'],
    within: 8,
    unless: ['lawful-bar'],
    instead: ['MAY-002'],
  },
  { rules: ['HAL-016'], principle: 'halal', all: ['gift-money', 'official', 'speed-up'], within: DEAL },
  { rules: ['KYC-014'], principle: 'kyc', all: ['split', 'limit', 'avoid-control'], within: DEAL },
  { rules: ['KYC-014'], principle: 'kyc', all: ['split', 'avoid-control'], within: 12 },
  { rules: ['KYC-015'], principle: 'kyc', all: ['on-behalf', 'pass-on', 'keep-cut'], within: 24 },
];
