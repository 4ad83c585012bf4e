import type { Frame } from '../text/lexicon.ts';

const DEAL = 18;

/** Stakes, forbidden trades and favours that are known by their parts. */
export const conductFrames: readonly Frame[] = [
  {
    rules: ['HAL-018'],
    principle: 'halal',
    all: ['serves', 'unlawful-business'],
    within: 9,
    unless: ['lawful-bar'],
    instead: ['MAY-002'],
  },
  {
    rules: ['HAL-018'],
    principle: 'halal',
    all: ['serves', 'interest-product'],
    within: 12,
    instead: ['RIBA-002'],
  },
  { rules: ['GHR-013', 'MAY-005'], principle: 'maysir', all: ['price-bet'], within: 8, instead: ['HAL-004', 'MAY-006'] },
  { rules: ['MAY-004'], principle: 'maysir', all: ['charity-draw'], within: 8, instead: ['MAY-002', 'HAL-004'] },
  { rules: ['MAY-006', 'HAL-004'], principle: 'maysir', all: ['own-stake', 'operator'], within: 10 },
  { rules: ['MAY-003'], principle: 'maysir', all: ['game', 'loser-pays'], within: DEAL, unless: ['outside-prize'] },
  { rules: ['MAY-003'], principle: 'maysir', all: ['contribute', 'loser-pays'], within: DEAL, unless: ['outside-prize'] },
  { rules: ['HAL-017'], principle: 'halal', all: ['document', 'sham'], within: 7 },
  { rules: ['HAL-016'], principle: 'halal', all: ['gift-money', 'official', 'improper'], within: DEAL },
];
