const DAY_MS = 86_400_000;

/** What questions name of the books that are asked. */
export interface Landmarks {
  /** The wallet that one payment of the middle went to, a batch, a request, and who made most payments. */
  address: string;
  batch: string;
  request: string;
  admin: string;
  /** The last payment and the last event of the 999th page. */
  deep: string;
  deepEvent: string;
  /** When the newest payment was sent, in ISO 8601. */
  newest: string;
  /** How many payments there are. */
  transactions: number;
}

/** A question by a name; the fields of its query. */
export type Question = readonly [name: string, asked: Record<string, string>];

const timesOf = ({ newest }: Landmarks): Question[] => {
  const ago = (days: number): string => new Date(Date.parse(newest) - days * DAY_MS).toISOString();
  return [
    ['time.day', { from: ago(15), to: ago(14) }], ['time.minute', { from: ago(15), to: ago(15 - 1 / 1440) }],
    ['time.future', { from: ago(-1) }], ['time.past', { to: ago(90) }], ['time.oldest', { to: ago(29) }],
  ];
};

/** Pages without words: each filter alone, with something common, something rare or old, and something not there. */
const filters = (at: Landmarks): Question[] => [
  ['first', {}], ['page1000', { before: at.deep }], ['sort.oldest', { sort: 'createdAt' }],
  ['sort.largest', { sort: '-amount' }], ['sort.smallest', { sort: 'amount' }], ...timesOf(at),
  ['counterparty', { counterparty: 'haddad 7' }], ['counterparty.none', { counterparty: 'zzyzx' }],
  ['reference', { reference: 'PO-2026-471100' }], ['reference.none', { reference: 'PO-1999-1' }],
  ['batch', { batch: at.batch }], ['batch.none', { batch: '01a10000-0000-7000-8000-000000000000' }],
  ['purpose', { purposeCode: 'SAL' }], ['purpose.none', { purposeCode: 'EDU' }],
  ['metadata', { metadata: 'costCentre:CC-7' }], ['metadata.none', { metadata: 'costCentre:none' }],
  ['amount.one', { amountFrom: '4.56', amountTo: '4.56' }],
  ['amount.range', { amountFrom: '2.00', amountTo: '2.10' }],
  ['amount.none', { amountFrom: '70000.00', amountTo: '90000.00' }], ['amount.open', { amountFrom: '90000.00' }],
  ['rule', { rule: 'HAL-002' }], ['rule.rare', { rule: 'RIBA-002' }], ['rule.none', { rule: 'RIBA-001' }],
  ['outcome.allowed', { outcome: 'allowed' }], ['outcome.blocked', { outcome: 'blocked' }],
  ['outcome.review', { outcome: 'review' }], ['score', { scoreTo: '40' }], ['score.none', { scoreTo: '30' }],
  ['actor', { actor: at.admin }], ['actor.none', { actor: '01a10000-0000-7000-8000-000000000000' }],
  ['status.rejected', { status: 'rejected' }], ['status.none', { status: 'failed' }], ['type.none', { type: 'escrow' }],
  ['network.rare', { network: 'qatar_cbdc' }], ['wallet', { wallet: at.address }],
];

/** Words: common, rare, old and absent ones, folded Arabic, half a name, two short ones, a number, an address. */
const words = (at: Landmarks): Question[] => [
  ['q.invoice', { q: 'invoice' }], ['q.number', { q: `invoice ${at.transactions / 2 + 4}` }],
  ['q.figures', { q: String(at.transactions / 2 + 4) }], ['q.arabic', { q: 'ايجار' }], ['q.tashkeel', { q: 'قرض' }],
  ['q.old', { q: 'harvest' }], ['q.name', { q: 'al-qahtani' }], ['q.arabicName', { q: 'القحطاني' }],
  ['q.halfName', { q: 'siddiq' }], ['q.reference', { q: 'po-2026-4711' }], ['q.none', { q: 'nobody-wrote-this' }],
  ['q.short', { q: 'el 77' }], ['q.mixed', { q: 'ce 4' }], ['q.three', { q: 'llc' }],
  ['q.deep', { q: 'ايجار', before: at.deep }], ['q.address', { q: at.address.slice(0, 14) }],
];

/** Several at once: some that few payments fit, some that none does although many fit each of them. */
const together = (at: Landmarks): Question[] => {
  const [day] = timesOf(at);
  const inDay = day?.[1] ?? {};
  const some = { amountFrom: '2.00', amountTo: '2.10' };
  return [
    ['and.words.amount', { q: 'siddiq', ...some }], ['and.words.day', { q: 'haddad', ...inDay }],
    ['and.common.day', { q: 'invoice', ...inDay }], ['and.common.rejected', { q: 'invoice', status: 'rejected' }],
    ['and.common.failed', { q: 'invoice', status: 'failed' }],
    ['and.common.blocked', { q: 'invoice', rule: 'HAL-002' }],
    ['and.whisky.completed', { q: 'whisky', status: 'completed' }],
    ['and.words.sorted', { q: 'haddad', sort: '-amount' }], ['and.common.sorted', { q: 'invoice', sort: '-amount' }],
    ['and.arabic.amount', { q: 'ايجار', amountFrom: '5.00' }],
    ['and.words.purpose', { q: 'gulf steel', purposeCode: 'SAL' }],
    ['and.purpose.amount', { purposeCode: 'SAL', ...some }], ['and.purpose.metadata', {
      purposeCode: 'SAL', metadata: 'costCentre:CC-7' }],
    ['and.counterparty.amount', { counterparty: 'haddad', ...some }],
    ['and.rule.day', { rule: 'RIBA-002', ...inDay }],
    ['and.blocked.amount.day', { outcome: 'blocked', ...some, ...inDay }],
    ['and.score.actor', { scoreTo: '40', actor: at.admin }], ['and.batch.words', { batch: at.batch, q: 'invoice' }],
    ['and.actor.none', { actor: at.admin, purposeCode: 'EDU' }],
    ['and.wallet.words', { wallet: at.address, q: 'invoice' }],
    ['and.rejected.day', { status: 'rejected', ...inDay }],
    ['and.rejected.sorted', { status: 'rejected', sort: '-amount' }],
    ['and.metadata.sorted', { metadata: 'costCentre:CC-7', sort: 'amount' }],
    ['and.everything', { q: 'haddad', ...some, purposeCode: 'SAL', actor: at.admin, outcome: 'allowed' }],
  ];
};

const ofEvents = (at: Landmarks): Question[] => [
  ['first', {}], ['page1000', { before: at.deepEvent }], ['sort.oldest', { sort: 'createdAt' }], ...timesOf(at),
  ['action.common', { action: 'transaction_send' }], ['action.rare', { action: 'compliance_failure' }],
  ['action.none', { action: 'wallet_freeze' }], ['resource.rare', { resource: 'wallet' }],
  ['severity.critical', { severity: 'critical' }], ['severity.warning', { severity: 'warning' }],
  ['q.common', { q: 'send' }], ['q.failure', { q: 'failure' }], ['q.arabic', { q: 'محفظه' }],
  ['q.rare', { q: 'wallet_create' }], ['q.request', { q: at.request }], ['q.address', { q: '127.0.0' }],
  ['q.none', { q: 'nobody-wrote-this' }], ['q.short', { q: 'se' }], ['ip', { ipAddress: '127.0.0.1' }],
  ['ip.none', { ipAddress: '203.0.113.9' }], ['and.words.day', { q: 'send', ...timesOf(at)[0]?.[1] }],
  ['and.words.critical', { q: 'send', severity: 'critical' }],
  ['and.person.failure', { userId: at.admin, q: 'failure' }],
  ['and.common.warning.none', { q: 'failure', severity: 'warning' }],
];

/** All that is asked of both lists. */
export const questionsOf = (at: Landmarks): Record<'transactions' | 'audit', Question[]> => ({
  transactions: [...filters(at), ...words(at), ...together(at)], audit: ofEvents(at),
});
