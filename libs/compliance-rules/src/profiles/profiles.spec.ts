import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../catalogue.ts';
import { contractCatalogue } from '../contracts/contract-catalogue.ts';
import { evaluateContract } from '../contracts/evaluate-contract.ts';
import type { ContractTerms } from '../contracts/terms/terms.ts';
import { evaluate } from '../evaluate.ts';
import { paying, payment } from '../examples.ts';
import type { PaymentFacts } from '../facts/payment.ts';
import { defaultPolicy, type Policy } from '../policy.ts';
import type { Severity, Verdict } from '../verdict.ts';
import { followingProfile } from './follow.ts';
import { SEVERITY_OF, type Choice, type Point } from './point.ts';
import { endsByEffect, opinionOf, points } from './points.ts';
import { DEFAULT_PROFILE, profileChoices } from './profiles.ts';

const ARABIC = /\p{Script=Arabic}/u;
const RANK: Readonly<Record<Severity, number>> = { block: 5, reject: 4, prohibit: 3, flag: 2, advise: 1 };
const usual: Choice = profileChoices[DEFAULT_PROFILE];
const rules = new Map<string, { severity: Severity }>(
  [...catalogue, ...contractCatalogue].map((rule) => [rule.id, rule]));
/** Rules that a point reaches: of a contract, those on its subject say what contested payment rules see in it. */
const SUBJECT = ['CON-003', 'CON-009', 'MUD-009'];
const reached = (point: Point): readonly string[] =>
  (['tobacco', 'crypto'].includes(point.id) ? [...point.rules, ...SUBJECT] : point.rules);

const deferred = { seller: 'Bank', buyer: 'Customer', object: 'copper', price: '1120', terms: 'deferred', time: 1 };
const arranged = {
  ...deferred, seller: 'Customer', buyer: 'Trader', price: '995', terms: 'spot', time: 2, prearranged: true,
};
/** Payments on which the opinions of points part, besides the examples of the rules. */
const BORDERLINE: readonly PaymentFacts[] = [
  payment({ chain: [deferred, arranged] }),
  payment({ exchange: { give: 'AED', receive: 'USD', settleGive: 'T+0', settleReceive: 'T+5' } }),
  payment({ exchange: { give: 'AED', receive: 'USD', settleGive: 'T+1', settleReceive: 'T+1' } }),
  payment({ sale: { object: { name: 'gold necklace' }, terms: 'instalments' } }),
  paying('Gold necklace in 6 instalments'),
  payment({ sale: { possession: 'none', object: { kind: 'land' } } }),
  payment({ sale: { possession: 'none', object: { name: 'wheat' } } }),
  payment({ sale: { possession: 'none', object: { name: 'phones' } } }),
  payment({ salam: { price: { paidAt: 'T+2' }, spec: true } }),
  payment({ issuer: { interestDebtPct: 32 } }), payment({ issuer: { impureIncomePct: 1.5 } }),
  payment({ type: 'zakat_split', user: { nisabReached: true, hawlDate: '1448-09-01' } }),
];
const payments = [
  ...catalogue.flatMap(({ examples }) => [...examples.compliant, ...examples.violating]), ...BORDERLINE,
];
const promised = { type: 'murabaha', promise: { binding: 'one' } } as ContractTerms;
const unequal = {
  type: 'musharaka', partners: [
    { name: 'One', capital: '100', profit: 60, works: true }, { name: 'Two', capital: '100', profit: 40, works: true },
  ],
} as ContractTerms;
/** Contracts are read slowly, and only those bear on a point that a rule of it speaks of. */
const contracts = [
  ...contractCatalogue.flatMap(({ examples }) => examples.violating.slice(0, 1)), promised, unequal,
  ...contractCatalogue.filter(({ id }) => SUBJECT.includes(id) || points.some(({ rules }) => rules.includes(id)))
    .flatMap(({ examples }) => [...examples.compliant, ...examples.violating]),
];

const under = (choice: Choice): Policy => followingProfile(defaultPolicy, 'TEST', { ...usual, ...choice });
const usualVerdicts = payments.map((facts) => evaluate(facts));
const usualContracts = contracts.map((terms) => evaluateContract(terms));
type Found = Pick<Verdict, 'findings'> | ReturnType<typeof evaluateContract>;
/** How grave each rule of a set speaks. */
const gravityOf = (verdict: Found, of: readonly string[]): number =>
  Math.max(0, ...verdict.findings.filter(({ ruleId }) => of.includes(ruleId)).map(({ severity }) => RANK[severity]));
const others = ({ findings }: Found, of: readonly string[]) => findings
  .filter(({ ruleId }) => !of.includes(ruleId) && !ruleId.startsWith('MODEL-'));

describe.each(points.map((point) => [point.id, point] as const))('the point %s', (id, point) => {
  it('says everything in both languages, and where each opinion is from', () => {
    expect(new Set(point.opinions.map((opinion) => opinion.id)).size).toBe(point.opinions.length);
    for (const { en, ar } of [
      point.title, point.question,
      ...point.opinions.flatMap(({ heldBy, says, remedy }) => [heldBy, says, remedy ?? says]),
    ]) {
      expect(en).not.toBe('');
      expect(en).not.toMatch(ARABIC);
      expect(ar).toMatch(ARABIC);
    }
    for (const { sources } of point.opinions) expect(sources.length).toBeGreaterThan(0);
  });

  it('bears on rules that there are, and none that is law', () => {
    for (const rule of point.rules) expect(['prohibit', 'flag', 'advise']).toContain(rules.get(rule)?.severity);
  });

  it('ships as the usual opinion says', () => {
    const { effect } = opinionOf(point, usual[id]);
    if (!endsByEffect(point)) return;
    for (const rule of point.rules) expect(rules.get(rule)?.severity).toBe(SEVERITY_OF[effect]);
  });

  it('says of each opinion but the usual one what to do, where its rules end by its effect', () => {
    if (!endsByEffect(point)) return;
    for (const { effect, remedy, id: opinion } of point.opinions) {
      if (effect !== 'allow' && opinion !== usual[id]) expect(remedy).toBeDefined();
    }
  });

  const own = reached(point);
  const verdictsUnder = point.opinions.map((opinion) => {
    const policy = under({ [id]: opinion.id });
    const isUsual = usual[id] === opinion.id;
    const ofPayments = isUsual ? usualVerdicts : payments.map((facts) => evaluate(facts, policy));
    const isOfContracts = own.some((rule) => contractCatalogue.some((one) => one.id === rule));
    const ofContracts = isUsual || !isOfContracts ? usualContracts
      : contracts.map((terms) => evaluateContract(terms, policy));
    return [...ofPayments, ...ofContracts] as Found[];
  });
  const each = verdictsUnder;
  const ofUsual: Found[] = [...usualVerdicts, ...usualContracts];

  it('changes only its own rules, and those where each verdict says so', () => {
    for (const [n, made] of each.entries()) {
      for (const [place, verdict] of made.entries()) {
        const before = ofUsual[place] as Found;
        expect(others(verdict, own)).toEqual(others(before, own));
        const said = (found: Found) => JSON.stringify(found.findings.filter(({ ruleId }) => own.includes(ruleId)));
        if (said(verdict) === said(before)) continue;
        const opinions = (verdict as Verdict).opinions ?? [];
        expect(opinions.find((one) => one.point === id)?.opinion).toBe(point.opinions[n]?.id);
        expect((before as Verdict).opinions?.map((one) => one.point)).toContain(id);
      }
    }
  });

  it('is never graver by an opinion that stands further down', () => {
    for (const [n, made] of each.entries()) {
      for (const [place, verdict] of made.entries()) {
        const milder = each[n + 1]?.[place];
        if (milder !== undefined) expect(gravityOf(verdict, own)).toBeGreaterThanOrEqual(gravityOf(milder, own));
      }
    }
  });

  it('has no opinion that changes nothing', () => {
    const texts = each.map((made) => JSON.stringify(made.map(({ findings }) => findings)));
    expect(new Set(texts).size).toBe(point.opinions.length);
  });
});

describe.each(Object.entries(profileChoices))('the profile %s', (name, choice) => {
  const policy = followingProfile(defaultPolicy, name, choice);
  const contested = points.flatMap(reached);

  it('has an opinion for every point and for nothing else', () => {
    expect(Object.keys(choice).sort()).toEqual(points.map(({ id }) => id).sort());
    for (const point of points) expect(opinionOf(point, (choice as Choice)[point.id])).toBeDefined();
  });

  const verdicts = payments.map((facts) => evaluate(facts, policy));

  it('leaves every rule that is not contested as it is for all', () => {
    for (const [place, verdict] of verdicts.entries()) {
      expect(others(verdict, contested)).toEqual(others(usualVerdicts[place] as Verdict, contested));
    }
    for (const [place, terms] of contracts.entries()) {
      const before = usualContracts[place] as Found;
      expect(others(evaluateContract(terms, policy), contested)).toEqual(others(before, contested));
    }
  });

  it('lets nothing pass that no school allows', () => {
    for (const [place, before] of usualVerdicts.entries()) {
      const refusing = before.findings.filter(({ severity, ruleId }) =>
        RANK[severity] >= RANK.prohibit && !contested.includes(ruleId));
      if (refusing.length === 0) continue;
      expect(verdicts[place]?.action).toBe('block');
    }
  });

  it('judges byte for byte the same twice', () => {
    for (const [place, facts] of payments.entries()) {
      expect(JSON.stringify(evaluate({ ...facts }, { ...policy }))).toBe(JSON.stringify(verdicts[place]));
    }
  });
});

describe('the usual profile', () => {
  it('says no more of a payment without a contested point than before there were profiles', () => {
    expect(evaluate(paying('School fees'))).not.toHaveProperty('opinions');
    expect(evaluate(paying('usury'))).not.toHaveProperty('opinions');
  });

  it('is what is followed without any', () => {
    const policy = followingProfile(defaultPolicy, DEFAULT_PROFILE, usual);
    for (const [place, facts] of payments.entries()) {
      expect(JSON.stringify(evaluate(facts, policy))).toBe(JSON.stringify(usualVerdicts[place]));
    }
  });

  it('refuses an opinion that a point does not have', () => {
    expect(() => under({ inah: 'free' })).toThrow(RangeError);
    expect(() => followingProfile(defaultPolicy, 'TEST', {})).toThrow(RangeError);
  });
});

describe('settings for all', () => {
  const settled = (severities: Policy['severities'], choice: Choice) =>
    followingProfile({ ...defaultPolicy, severities }, 'TEST', { ...usual, ...choice });
  const tobacco = payment({ mcc: '5993' });

  it('are not loosened by the opinion of a bank', () => {
    expect(evaluate(tobacco, settled({ 'HAL-008': 'prohibit' }, { tobacco: 'disliked' })).action).toBe('block');
    expect(evaluate(tobacco, settled({}, { tobacco: 'disliked' })).action).toBe('allow');
  });

  it('do not loosen the opinion of a bank', () => {
    expect(evaluate(tobacco, settled({ 'HAL-008': 'off' }, { tobacco: 'forbidden' })).action).toBe('block');
    expect(evaluate(tobacco, settled({ 'HAL-008': 'off' }, {})).action).toBe('allow');
  });
});
