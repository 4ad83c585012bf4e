import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diminishing, ijara, mudaraba, murabaha, musharaka } from '../src/contracts/contract-examples.ts';
import { evaluateContract, type ContractTerms } from '../src/index.ts';
import { readList } from './corpus-files.ts';

const SEED = { seed: 20_261_126, numRuns: 600 };
const sound: readonly ContractTerms[] = [murabaha(), ijara(), mudaraba(), musharaka(), diminishing()];

/** A contract with unknown and nested terms, as somebody labelled it who does not know the rules of this library. */
interface Labelled {
  id: string;
  terms: ContractTerms;
  expected: 'pass' | 'review' | 'fail';
  alsoAcceptable?: readonly string[];
}

const labelled = readList<Labelled>('contracts/unknown-and-nested-terms.json');

const judged = (terms: object): 'pass' | 'review' | 'fail' => {
  const { valid, findings } = evaluateContract(terms as ContractTerms);
  return !valid ? 'fail' : findings.some(({ severity }) => severity === 'flag') ? 'review' : 'pass';
};

describe('contracts with unknown and nested terms', () => {
  it.each(labelled.filter(({ expected }) => expected === 'fail').map(({ id, terms }) => [id, terms] as const))(
    'never let one pass that breaks a rule: %s', (_, terms) => { expect(judged(terms)).not.toBe('pass'); });

  it('are judged as labelled, but for one in twenty', () => {
    const wrong = labelled.filter(({ terms, expected, alsoAcceptable = [] }) =>
      ![expected, ...alsoAcceptable].includes(judged(terms)));
    expect(wrong.length).toBeLessThanOrEqual(Math.floor(labelled.length / 20));
  });

  it.each([
    ['murabaha', { rescheduling: { newMonths: 6, addedAmount: 5000 } }, 'MUR-006'],
    ['murabaha', { 're-scheduling': { 'new-months': '6', 'added-amount': '5,000' } }, 'MUR-006'],
    ['murabaha', { extension: { months: 6, fee: '3000' } }, 'MUR-006'],
    ['murabaha', { deal: { later: [{ extra_months: 3, extra_charge: 900 }] } }, 'MUR-006'],
    ['murabaha', { restructuring: { old_total: '107500', new_total: '110000.00', months: 18 } }, 'MUR-006'],
    ['murabaha', { extended_months: 6, added_amount: 5000 }, 'MUR-006'],
    ['murabaha', { extension_months: 6, extension_fee: 5000 }, 'MUR-006'],
    ['murabaha', { تمديد: { أشهر: 6, زيادة: 5000 } }, 'MUR-006'],
    ['ijara', { rentDeferral: { months: 2, surcharge: '500.00' } }, 'IJA-011'],
    ['musharaka', { payment_extension: { weeks: 2, penaltyRate: 2 } }, 'CON-005'],
  ])('refuse more debt for more time in a %s, however it is written: %j', (type, facts, rule) => {
    const terms = sound.find((one) => one.type === type);
    const { valid, findings } = evaluateContract({ ...terms, ...facts } as ContractTerms);
    expect([valid, findings.map(({ ruleId }) => ruleId)]).toEqual([false, expect.arrayContaining([rule])]);
  });

  it.each([
    { rescheduling: { newMonths: 6, addedAmount: 0 } }, { extension: { months: 6, fee: 'none' } },
    { extension: { months: 6, fee: '300', payableTo: 'charity' } }, { gracePeriod: { months: 2 }, processingFee: 500 },
  ])('refuse no more time without more debt: %j', (facts) => {
    expect(evaluateContract({ ...murabaha(), ...facts }).valid).toBe(true);
  });

  it.each<[object, string[]]>([
    [{ zzz: { a: true } }, ['zzz.a']], [{ zzz: [] }, ['zzz']], [{ zzz: null }, []], [{ 'z-z_z': 'qux' }, ['z-z_z']],
    [{ زظظ: 'ثقثق' }, ['زظظ']], [{ clauses: [{ text: 'Books are kept.', zzz: 7 }] }, ['clauses[0].zzz']],
    [{ addedExpenses: [{ kind: 'customs', amount: '10', zzz: { q: 1 } }] }, ['addedExpenses[0].zzz.q']],
    [{ latePaymentCharge: { amount: '10', beneficiary: 'charity', zzz: 'vvv' } }, ['latePaymentCharge.zzz']],
    [{ possession: 'qux' }, ['possession']], [{ promise: { binding: 'qux' } }, ['promise.binding']],
    [{ sellerPurchasedOn: '1447-05-12' }, ['sellerPurchasedOn']], [{ signedOn: '2206-01-01' }, ['signedOn']],
    [{ kept: '5', parties: [{ role: 'guarantor', name: 'Qux', zzz: 1 }] }, ['kept', 'parties[0].zzz']],
  ])('list what was not read: %j', (facts, paths) => {
    const { unread, findings } = evaluateContract({ ...murabaha(), ...facts });
    expect(unread.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
    expect(findings.some(({ ruleId }) => ruleId === 'CON-008')).toBe(unread.length > 0);
  });

  it('show a long value in short', () => {
    const { unread: [{ path, value } = { path: '', value: '' }] } =
      evaluateContract({ ...ijara(), zzz: 'q'.repeat(500) } as ContractTerms);
    expect([path, [...value].length]).toEqual(['zzz', 80]);
  });
});

/** Words that are in no language, so that nothing can have been read in them. */
const nonsense = fc.array(fc.constantFrom('qx', 'zv', 'wk', 'xj', 'vq', 'جظ', 'ثذ'), { minLength: 2, maxLength: 3 })
  .map((parts) => parts.join(''));
const spelt = fc.tuple(nonsense, nonsense, fc.constantFrom('_', '-', ' ', '')).map(([one, other, sign]) => one + sign + other);
const something = fc.oneof(fc.boolean(), fc.integer(), fc.constant('qxzv'), fc.constant(null), fc.constant([]), fc.constant({}));
const nested = fc.tuple(fc.array(spelt, { minLength: 1, maxLength: 14 }), something, fc.array(fc.boolean()))
  .map(([names, value, lists]) => names.reduceRight<unknown>(
    (held, name, depth) => ({ [name]: lists[depth] === true ? [held] : held }), value) as Record<string, unknown>);

/** Every record among terms, so that something can be put inside of it. */
const recordsIn = (value: unknown): Record<string, unknown>[] => (typeof value !== 'object' || value === null ? []
  : [...Array.isArray(value) ? [] : [value as Record<string, unknown>], ...Object.values(value).flatMap(recordsIn)]);

const rich: readonly ContractTerms[] = [
  murabaha({
    addedExpenses: [{ kind: 'customs', amount: '100' }], promise: { binding: 'one' },
    securityDeposit: { amount: '900', actualDamage: '200', kept: '200' }, agency: { buyerIsAgent: false },
    latePaymentCharge: { ratePct: 1, beneficiary: 'charity' }, acceleration: { notice: true, sparesInsolvent: true },
    approvals: { shariahBoardRef: 'SB-1' }, schedule: [{ amount: '107500.00', dueOn: '2026-12-01' }],
  }),
  ijara({ rentFormula: { benchmark: 'EIBOR', spread: 1, floor: '8000', cap: '9500', firstPeriodRent: '9000' } }),
  mudaraba({ guarantee: { by: 'Ministry', independent: true, paid: false }, borrowing: { authorised: true } }),
  musharaka({ buyout: { price: 'market' } }), diminishing({ promise: { oneSided: true, separateSales: true } }),
];

describe('an unknown term', () => {
  it('is listed as unread or quoted by a finding wherever it stands and however deep, and the board is asked', () => {
    fc.assert(fc.property(fc.constantFrom(...rich), nested, fc.nat(), (terms, unknown, place) => {
      const changed = structuredClone(terms);
      const records = recordsIn(changed);
      Object.assign(records[place % records.length] ?? {}, unknown);
      const [name = ''] = Object.keys(unknown);
      const { unread, findings } = evaluateContract(changed);
      const quoted = findings.flatMap(({ evidence }) => evidence.map(({ field }) => field));
      expect([...unread.map(({ path }) => path), ...quoted].some((path) => path.includes(name))).toBe(true);
      expect(findings.some(({ severity }) => severity !== 'advise')).toBe(true);
    }), SEED);
  });

  it('is listed although what stands beside it is told in words that the rules know', () => {
    const words = ['late', 'fee', 'rent', 'capital', 'guarantee', 'delivery', 'owner', 'share', 'loss', 'title', 'months'];
    const known = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('_'));
    const facts = fc.dictionary(known, fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 9 }), known), { minKeys: 1 });
    fc.assert(fc.property(fc.constantFrom(...sound), spelt, facts, (terms, name, inner) => {
      const { unread } = evaluateContract({ ...terms, [name]: { ...inner, qxvzq: 1 } });
      expect(unread.map(({ path }) => path)).toContain(`${name}.qxvzq`);
    }), SEED);
  });
});
