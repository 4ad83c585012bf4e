import type { ClauseCue } from './clause-cues.ts';

/** Cues that speak for a rule when they stand in one clause. */
export interface ClauseFrame {
  rules: readonly string[];
  /** What the clause must say, and not deny. */
  all: readonly ClauseCue[];
  /** What it must speak of besides, denied or not. */
  with?: readonly ClauseCue[];
  /** What gives it another sense when it is said. */
  unless?: readonly ClauseCue[];
  /** True when the parts may stand in different clauses of one sentence. */
  wide?: boolean;
}

/** Every arrangement of a clause that a rule speaks of; a rule hears only clauses of its own kinds of contract. */
export const clauseFrames: readonly ClauseFrame[] = [
  // The order of the steps: ownership, possession, sale or lease.
  { rules: ['MUR-001', 'IJA-001'], all: ['acquires-later'], with: ['later'], unless: ['promise'], wide: true },
  { rules: ['MUR-001', 'IJA-001'], all: ['sell', 'before-owning'], unless: ['promise'] },
  { rules: ['MUR-001', 'IJA-001'], all: ['not-owner'], with: ['sell'], unless: ['promise'] },
  { rules: ['MUR-001', 'IJA-001'], all: ['not-owner', 'at-signing'], unless: ['promise'] },
  { rules: ['MUR-002'], all: ['not-possessed'], with: ['sell'], unless: ['promise'] },
  { rules: ['MUR-002'], all: ['never-possessed'], unless: ['promise'] },
  { rules: ['MUR-002'], all: ['sold-unpossessed'], unless: ['promise'] },
  { rules: ['MUR-011'], all: ['agent', 'buys'], with: ['client'], unless: ['need'] },
  // The price of a murabaha.
  { rules: ['MUR-003'], all: ['not-told'], with: ['cost'] },
  { rules: ['MUR-003'], all: ['indirect-cost'], with: ['cost'] },
  { rules: ['MUR-004'], all: ['profit', 'floats'], unless: ['stays-fixed', 'early', 'rebate'] },
  { rules: ['MUR-006'], all: ['increase', 'more-time'] },
  { rules: ['MUR-004'], all: ['benchmark', 'floats'], unless: ['stays-fixed'] },
  { rules: ['MUR-006'], all: ['raised-later'] },
  { rules: ['MUR-012'], all: ['early', 'rebate', 'promised'], unless: ['discretion'], wide: true },
  { rules: ['MUR-016'], all: ['commitment-fee'] },
  { rules: ['MUR-016'], all: ['pays', 'availability'] },
  { rules: ['MUR-018'], all: ['settles-old', 'earlier', 'more'] },
  { rules: ['GHR-008'], all: ['undecided'], with: ['cash-price', 'deferred-price'], unless: ['chosen'] },
  { rules: ['GHR-008'], all: ['undecided'], with: ['cash-price', 'deferred-price', 'client'], wide: true },
  // Parties, promises and security of a murabaha.
  { rules: ['MUR-007'], all: ['buys-from-client', 'sells-back'], wide: true },
  { rules: ['CON-001'], all: ['one-owner'], unless: ['supplier', 'independent'] },
  { rules: ['MUR-007'], all: ['one-owner'], with: ['supplier'], unless: ['independent'] },
  { rules: ['MUR-007'], all: ['owned-by'], with: ['supplier', 'client'], unless: ['independent'] },
  { rules: ['MUR-007'], all: ['owned-by', 'comes-from'], with: ['client'], unless: ['independent'] },
  { rules: ['MUR-009'], all: ['binding', 'both'], unless: ['option'] },
  { rules: ['MUR-009'], all: ['both'], with: ['no-option'] },
  { rules: ['MUR-010'], all: ['forfeit', 'whole-or-breach'], with: ['deposit'], unless: ['actual-damage'] },
  { rules: ['MUR-013'], all: ['title-stays'], with: ['until-paid', 'title'] },
  { rules: ['MUR-017'], all: ['client-bears'], with: ['insurance', 'while-financier-owns'] },
  { rules: ['MUR-019'], all: ['no-liability'], with: ['defects'] },
  // Delay and loans, in every contract.
  { rules: ['CON-005', 'IJA-010'], all: ['late', 'charge'], unless: ['charity'] },
  { rules: ['CON-005', 'IJA-010'], all: ['late', 'charge', 'creditor-income'] },
  { rules: ['CON-006'], all: ['loan', 'condition'] },
  // Rent.
  { rules: ['IJA-003'], all: ['whim'], with: ['rent'], unless: ['stays-fixed'] },
  { rules: ['IJA-003'], all: ['agreed-later'], with: ['rent'] },
  { rules: ['IJA-003'], all: ['benchmark'], with: ['rent'], unless: ['bounded', 'stays-fixed', 'past-rent'], wide: true },
  { rules: ['IJA-004'], all: ['no-term'] },
  { rules: ['IJA-005'], all: ['accrues', 'before-delivery'], with: ['rent'] },
  { rules: ['IJA-011'], all: ['repriced'], with: ['rent', 'past-rent'] },
  { rules: ['IJA-014'], all: ['repossess', 'remaining-rents', 'fall-due'] },
  // The burdens of ownership.
  { rules: ['IJA-006'], all: ['lessee-bears', 'major-work'], with: ['upkeep'], unless: ['owner-bears', 'routine-work'] },
  { rules: ['IJA-007'], all: ['lessee-bears', 'insurance'], unless: ['owner-bears', 'both-bear', 'own-goods'] },
  { rules: ['IJA-008'], all: ['liable', 'regardless'], with: ['lessee', 'asset-loss'], unless: ['fault-only'] },
  { rules: ['IJA-008'], all: ['strict-liability'], unless: ['fault-only'] },
  { rules: ['IJA-008'], all: ['continues'], with: ['rent', 'asset-loss'] },
  { rules: ['IJA-008'], all: ['goes-on-paying'], with: ['lessee', 'asset-loss'] },
  { rules: ['IJA-009'], all: ['passes', 'automatic'], with: ['title'], unless: ['separate-deed'] },
  { rules: ['IJA-009'], all: ['lease-and-sale'] },
  { rules: ['IJA-009'], all: ['automatic-transfer'] },
  { rules: ['IJA-012'], all: ['leaseback', 'buy-back'], wide: true },
  { rules: ['IJA-013'], all: ['sublet', 'without-leave'] },
  // Capital and profit of partnerships.
  { rules: ['MUD-002', 'MUS-003'], all: ['share-of-capital'], unless: ['loss', 'threshold'] },
  { rules: ['MUD-002', 'MUS-003'], all: ['fixed-amount'], unless: ['wage'] },
  { rules: ['MUD-002', 'MUS-003'], all: ['periodic-sum', 'regardless'], unless: ['wage'] },
  { rules: ['MUD-002', 'MUS-003'], all: ['periodic-sum', 'regardless'], with: ['profit'] },
  { rules: ['MUD-002', 'MUS-003'], all: ['periodic-sum', 'assured'], unless: ['separate-contract', 'employed'] },
  { rules: ['MUD-002'], all: ['expected-return', 'payable'] },
  { rules: ['MUD-003', 'MUS-006'], all: ['guarantees', 'capital'], unless: ['fault-only', 'third-party'] },
  { rules: ['MUD-003', 'MUS-006'], all: ['gives-back', 'regardless'], with: ['capital'], unless: ['fault-only', 'third-party'], wide: true },
  { rules: ['MUD-003'], all: ['guarantees', 'profit'] },
  { rules: ['MUD-003'], all: ['pledged', 'capital', 'loss'], unless: ['fault-only'] },
  { rules: ['MUD-003'], all: ['pledged', 'gives-back'], with: ['capital'], unless: ['fault-only'] },
  { rules: ['MUD-014'], all: ['guarantees', 'tainted-guarantee'], with: ['third-party'] },
  { rules: ['MUD-005', 'MUS-010'], all: ['debt'], with: ['capital'] },
  { rules: ['MUD-005', 'MUS-010'], all: ['debt', 'only-asset'] },
  { rules: ['MUD-007', 'MUS-007'], all: ['wage'], with: ['manager'], unless: ['separate-contract', 'outlay'] },
  { rules: ['MUD-008'], all: ['settled-finally'], with: ['profit'], unless: ['on-account'] },
  { rules: ['MUD-008', 'MUS-009'], all: ['distributes', 'before-costs'], with: ['profit'] },
  { rules: ['MUD-008', 'MUS-009'], all: ['distributes', 'before-costs'], with: ['takings'] },
  { rules: ['MUD-008'], all: ['settled-finally'], with: ['distributes', 'loss'] },
  { rules: ['MUD-008'], all: ['interim-final'] },
  { rules: ['MUD-003'], all: ['security-for-loss'], unless: ['fault-only'] },
  { rules: ['MUD-010'], all: ['co-manages'], with: ['provider'] },
  { rules: ['MUD-011', 'MUS-003'], all: ['preference'] },
  { rules: ['MUD-011', 'MUS-003'], all: ['first-slice'], with: ['profit'], unless: ['shared-tier'] },
  { rules: ['MUD-013'], all: ['borrow', 'without-leave'] },
  { rules: ['MUS-002'], all: ['fixed-later'], with: ['ratio'], unless: ['fixed-at-signing'] },
  { rules: ['MUS-008', 'DIM-002'], all: ['buys-share', 'face-value'] },
  { rules: ['MUS-011'], all: ['left-out'], with: ['profit'] },
  // Loss.
  { rules: ['MUD-004'], all: ['loss', 'shared-loss'], unless: ['provider-alone', 'fault-only', 'by-capital', 'third-party'] },
  { rules: ['MUD-004'], all: ['loss', 'bears'], with: ['manager'], unless: ['provider-alone', 'fault-only', 'third-party'] },
  { rules: ['MUS-004'], all: ['loss', 'by-profit-ratio'], unless: ['by-capital'] },
  { rules: ['MUS-004'], all: ['loss', 'bears', 'alone'], unless: ['by-capital', 'both-bear', 'fault-only'] },
  { rules: ['MUS-004 when capitals differ'], all: ['loss', 'equally'], unless: ['by-capital'] },
  { rules: ['MUS-004', 'DIM-006'], all: ['spared'], with: ['loss'], unless: ['by-capital', 'fault-only'] },
  { rules: ['DIM-006'], all: ['loss', 'bears', 'alone'], unless: ['by-capital', 'fault-only'] },
  { rules: ['DIM-006'], all: ['loss', 'alone'], with: ['client'], unless: ['by-capital', 'fault-only'] },
  // Diminishing musharaka.
  { rules: ['DIM-001'], all: ['sold-now'] },
  { rules: ['DIM-001'], all: ['tied-together'] },
  { rules: ['DIM-002'], all: ['fixed-unit-price'] },
  { rules: ['DIM-003'], all: ['unchanged'], with: ['rent'], unless: ['falls'] },
  { rules: ['DIM-004'], all: ['lessee-bears'], with: ['upkeep'], unless: ['both-bear', 'routine-work', 'owner-bears'] },
  { rules: ['DIM-004'], all: ['lessee-bears', 'insurance'], unless: ['both-bear', 'owner-bears'] },
  // The subject of a contract, read from its description.
  { rules: ['MUR-008'], all: ['metal-or-money'], unless: ['made-for-it'] },
  { rules: ['IJA-002'], all: ['consumed'], unless: ['holds-it'] },
  { rules: ['CON-004'], all: ['nothing-named'] },
];
