import type { Frame } from '../text/lexicon.ts';
import type { Subject } from '../verdict.ts';
import type { CueId } from './cues.ts';

const NEAR = 10;
const DEAL = 18;
const STORY = 26;

/** Arrangements as people tell them at home and in the market, by the parts that make them what they are. */
export const everydayFrames: readonly Frame[] = [
  gain('RIBA-001', ['lend', 'more-back'], DEAL, ['unpromised', 'actual-cost']),
  gain('RIBA-001', ['more-back', 'comes-later'], DEAL, ['unpromised', 'sale-or-service']),
  gain('RIBA-001', ['debt', 'more-back'], DEAL, ['unpromised', 'actual-cost', 'charity', 'lawful-rate']),
  gain('RIBA-001', ['more-back', 'repay'], DEAL, ['unpromised', 'sale-or-service']),
  gain('RIBA-001', ['hand-over', 'per-period', 'increase'], STORY, ['unpromised', 'sale-or-service', 'lawful-rate']),
  gain('RIBA-001', ['savings-circle', 'extra'], DEAL, ['unpromised']),
  gain('RIBA-003', ['lend', 'free-use'], DEAL, ['unpromised']),
  gain('RIBA-003', ['comes-back', 'free-use'], STORY, ['unpromised', 'sale-or-service']),
  gain('RIBA-003', ['repay', 'free-use'], STORY, ['unpromised', 'sale-or-service']),
  gain('RIBA-003', ['debt', 'free-use'], DEAL, ['unpromised']),
  gain('RIBA-003', ['keeps-money', 'free-use'], STORY, ['unpromised', 'sale-or-service']),
  gain('RIBA-005', ['lend', 'condition', 'tied-trade'], STORY),
  gain('RIBA-005', ['hand-over', 'condition', 'tied-trade'], STORY, ['sale-or-service']),
  gain('RIBA-002', ['debt-carrier', 'rate-charge'], DEAL, ['actual-cost']),
  gain('RIBA-002', ['debt', 'rate-charge'], NEAR, ['actual-cost', 'lawful-rate', 'charity']),
  gain('RIBA-002', ['fee', 'debt-carrier'], NEAR, ['actual-cost', 'unpromised', 'given-back']),
  gain('RIBA-004', ['fee', 'debt-carrier', 'rate-charge'], DEAL, ['actual-cost']),
  gain('RIBA-019', ['fixed-paper', 'fixed-gain'], DEAL, ['islamic-paper', 'takaful']),
  gain('RIBA-018', ['keeps-money', 'fixed-gain'], DEAL),
  gain('RIBA-018', ['keeps-money', 'guaranteed'], DEAL),
  gain('RIBA-018', ['keeps-money', 'per-period'], NEAR, ['sale-or-service', 'lawful-rate']),
  gain('RIBA-021', ['surety', 'surety-pay'], NEAR, ['actual-cost']),
  gain('RIBA-006', ['wait-pay'], DEAL, ['charity', 'late-rent', 'unpromised', 'sale-or-service']),
  gain('RIBA-006', ['wait-pay', 'debt'], DEAL, ['charity', 'late-rent', 'unpromised']),
  gain('RIBA-008', ['debt-grows'], DEAL, ['charity', 'unpromised', 'sale-or-service', 'exchange', 'to-debtor']),
  gain('RIBA-008', ['debt-grows', 'debt'], DEAL, ['charity', 'unpromised', 'to-debtor']),
  gain('RIBA-008', ['debt-grows', 'wait-pay'], DEAL, ['charity', 'unpromised']),
  gain('RIBA-011', ['gold', 'gold-part'], NEAR, ['payment-versus-payment', 'insured', 'errand']),
  gain('RIBA-011', ['gold', 'trade', 'comes-later'], DEAL, ['payment-versus-payment', 'errand']),
  gain('RIBA-011', ['gold', 'swap-weights'], DEAL),
  gain('RIBA-010', ['foreign-currency', 'exchange', 'comes-later'], DEAL, ['payment-versus-payment', 'travelling']),
  gain('RIBA-010', ['foreign-currency', 'right-now', 'comes-later'], DEAL, ['payment-versus-payment', 'lend', 'travelling']),
  currencyForward(['currency-forward'], NEAR),
  currencyForward(['forward-deal', 'foreign-currency'], DEAL),
  currencyForward(['forward-deal', 'exchange', 'comes-later'], DEAL),
  gain('RIBA-013', ['paper-early', 'sold-short'], NEAR, ['to-debtor']),
  gain('RIBA-020', ['promised-cut', 'debt'], DEAL, ['unpromised']),
  gain('RIBA-020', ['promised-cut', 'early-rebate'], DEAL, ['unpromised']),
  gain('RIBA-015', ['sell', 'same-back'], DEAL),
  gain('RIBA-015', ['trade', 'same-back'], DEAL),
  gain('RIBA-015', ['trade', 'same-back', 'deferred'], DEAL),
  gain('RIBA-016', ['metal-deal', 'quick-cash'], STORY),
  doubt('GHR-003', ['dealing', 'sea-catch'], NEAR, ['described', 'errand']),
  doubt('GHR-003', ['future-crop'], DEAL, ['errand']),
  doubt('GHR-003', ['unborn'], NEAR, ['gift-to', 'errand']),
  doubt('GHR-003', ['out-there'], NEAR, ['search-for', 'given-back', 'errand', 'improper']),
  doubt('GHR-004', ['shut-thing', 'nobody-knows'], DEAL, ['gift-to', 'described']),
  doubt('GHR-004', ['shut-thing', 'dealing'], NEAR, ['gift-to', 'described', 'errand']),
  doubt('GHR-004', ['nobody-knows'], NEAR, ['gift-to', 'described', 'lend', 'errand']),
  doubt('GHR-004', ['he-picks'], NEAR, ['gift-to']),
  doubt('GHR-006', ['price-open'], NEAR, ['gift-to', 'exchange']),
  doubt('GHR-007', ['dealing', 'no-day'], DEAL, ['lend', 'arbun', 'gift-to']),
  doubt('GHR-009', ['dealing', 'hangs-if'], DEAL, ['lend', 'insured', 'gift-to', 'given-back']),
  doubt('GHR-009', ['sell', 'hangs-if'], DEAL, ['lend', 'gift-to', 'given-back']),
  doubt('GHR-008', ['dealing', 'undecided'], DEAL),
  doubt('GHR-008', ['deferred', 'undecided'], DEAL),
  doubt('GHR-001', ['dealing', 'not-mine-yet'], DEAL, ['salam', 'istisna']),
  doubt('GHR-005', ['share-unknown', 'dealing'], NEAR),
  doubt('GHR-005', ['share-unknown', 'nobody-knows'], DEAL),
  doubt('GHR-010', ['contract-bet'], NEAR),
  doubt('GHR-014', ['pay-for-cover'], NEAR, ['takaful', 'described']),
  doubt('GHR-010', ['both-later'], NEAR),
  doubt('GHR-016', ['loose-order', 'dealing'], DEAL, ['described']),
  stake('MAY-003', ['each-in', 'first-takes'], DEAL),
  stake('MAY-003', ['contest-kind', 'first-takes'], DEAL),
  stake('MAY-003', ['contest-kind', 'with-money'], 7),
  stake('MAY-003', ['contest-kind', 'my-loss'], NEAR),
  stake('MAY-003', ['my-loss', 'friends'], NEAR),
  stake('MAY-003', ['lost-contest'], NEAR),
  stake('MAY-003', ['each-in', 'contest-kind'], NEAR, ['play-costs']),
  stake('MAY-004', ['chance-pay'], NEAR),
  { rules: ['HAL-018'], principle: 'halal', all: ['works-for', 'unlawful-business'], within: NEAR, instead: ['MAY-002'] },
  {
    rules: ['MAY-002', 'HAL-004'], principle: 'maysir', all: ['bet-house'], within: NEAR,
    instead: ['MAY-003'], unless: ['outside-prize', 'friends', 'serves', 'lease'],
  },
  { rules: ['GHR-013', 'MAY-005'], principle: 'gharar', all: ['tick-guess', 'priced-thing'], within: NEAR },
  hiding('KYC-014', ['small-parts', 'stays-unseen'], DEAL),
  hiding('KYC-014', ['stays-unseen'], NEAR),
  hiding('KYC-014', ['hidden-name'], NEAR),
  hiding('KYC-014', ['false-words'], DEAL),
  hiding('KYC-014', ['erase-it'], NEAR),
  hiding('KYC-014', ['reroute'], NEAR),
  hiding('KYC-014', ['wash-money'], NEAR),
  hiding('KYC-015', ['my-wallet-lent', 'pass-along'], STORY),
  hiding('KYC-015', ['pass-along', 'cut-mine'], STORY),
  hiding('KYC-015', ['unknown-party', 'pass-along'], STORY),
  hiding('KYC-015', ['my-wallet-lent', 'cut-mine'], STORY),
  hiding('KYC-015', ['my-wallet-lent', 'hidden-name'], STORY),
  hiding('KYC-015', ['victim-fee'], NEAR),
  hiding('KYC-016', ['giving-drive', 'unlicensed-giving'], DEAL),
];

function gain(rule: string, all: readonly CueId[], within: number, unless?: readonly CueId[]): Frame {
  return frame('riba', rule, all, within, unless);
}

/** A currency booked for later is an exchange that is put off, whatever else its name would make of it. */
function currencyForward(all: readonly CueId[], within: number): Frame {
  const silenced = ['GHR-010', 'GHR-013'];
  return { rules: ['RIBA-012'], principle: 'riba', all, within, instead: silenced, unless:
  ['payment-versus-payment'] };
}

function doubt(rule: string, all: readonly CueId[], within: number, unless?: readonly CueId[]): Frame {
  return frame('gharar', rule, all, within, unless);
}

function stake(rule: string, all: readonly CueId[], within: number, unless: readonly CueId[] = []): Frame {
  return frame('maysir', rule, all, within, ['outside-prize', ...unless]);
}

function hiding(rule: string, all: readonly CueId[], within: number): Frame {
  return frame('kyc', rule, all, within, ['licensed']);
}

function frame(
  principle: Subject, rule: string, all: readonly CueId[], within: number, unless: readonly CueId[] = [],
): Frame {
  return { rules: [rule], principle, all, within, unless };
}
