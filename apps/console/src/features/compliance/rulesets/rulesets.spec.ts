import { describe, expect, it } from '@jest/globals';
import type { RuleDto, RulesetDto, RulesetSettingsDto } from '@connect/sdk';
import { differencesBetween } from './differences.ts';
import { draftOf, rulesetFieldOf, rulesetFormOf, settingsFor } from './draft.form.ts';
import { movementsOf } from './movements.ts';
import { rulesetStatusOf } from './ruleset-status.ts';

const amounts = {
  transfer: '3500.00', large: '55000.00', purpose: '10000.00', evidence: '200000.00', unverifiedDay: '3500.00',
  unverifiedMonth: '10000.00', pattern: '3500.00',
};
const shipped: RulesetSettingsDto = {
  profile: 'AAOIFI-UAE', boardReference: null, thresholds: { AED: amounts, QAR: amounts }, rules: [],
  countryLists: [{
    from: '2026-06-19', source: 'Plenary of June', callForAction: ['KP'], increasedMonitoring: ['LB', 'YE'],
  }],
};
const autumn = { from: '2026-10-23', source: 'Plenary of October', callForAction: ['KP'], increasedMonitoring: ['LB'] };
const board: RulesetSettingsDto = {
  profile: 'BOARD',
  boardReference: 'Minutes 2026/14',
  thresholds: { AED: amounts, QAR: { ...amounts, large: '20000.00' } },
  rules: [{ ruleId: 'RIBA-017', severity: 'prohibit' }, { ruleId: 'GHAR-002', severity: 'off' }],
  countryLists: [...shipped.countryLists, autumn],
};

describe('what differs between two versions', () => {
  it('is nothing between a version and itself', () => {
    expect(differencesBetween(board, board)).toEqual([]);
  });

  it('names each setting with what it was and what it becomes', () => {
    expect(differencesBetween(shipped, board)).toEqual([
      { kind: 'profile', from: 'AAOIFI-UAE', to: 'BOARD' },
      { kind: 'boardReference', from: null, to: 'Minutes 2026/14' },
      { kind: 'threshold', threshold: 'large', currency: 'QAR', from: '55000.00', to: '20000.00' },
      { kind: 'countryLists', day: '2026-10-23', from: null, to: 'Plenary of October: KP / LB' },
      { kind: 'rule', ruleId: 'GHAR-002', from: null, to: 'off' },
      { kind: 'rule', ruleId: 'RIBA-017', from: null, to: 'prohibit' },
    ]);
  });

  it('takes back the changes to rules that the other version no longer makes', () => {
    expect(differencesBetween(board, { ...board, rules: [] })).toEqual([
      { kind: 'rule', ruleId: 'GHAR-002', from: 'off', to: null },
      { kind: 'rule', ruleId: 'RIBA-017', from: 'prohibit', to: null },
    ]);
  });
});

describe('a draft', () => {
  it('asks for the settings in force until something is changed', () => {
    const { boardReference: _, countryLists: _known, ...asked } = shipped;
    expect(draftOf(rulesetFormOf(shipped))).toEqual({ ...asked, note: '' });
    const { countryLists: _all, ...boardAsked } = board;
    expect(draftOf(rulesetFormOf(board))).toEqual({ ...boardAsked, note: '' });
  });

  it('adds country lists, which begin as the newest ones', () => {
    const form = rulesetFormOf(shipped);
    expect(form.increasedMonitoring).toBe('LB YE');
    Object.assign(form, {
      addsLists: true, listsFrom: autumn.from, listsSource: autumn.source, increasedMonitoring: ' lb ',
    });
    expect(draftOf(form).countryLists).toEqual([autumn]);
    expect(rulesetFieldOf('countryLists[0].increasedMonitoring')).toBe('increasedMonitoring');
    expect(rulesetFieldOf('countryLists[0].from')).toBe('listsFrom');
  });

  it('reads grouped amounts, and leaves rules alone under any profile but the board’s', () => {
    const form = Object.assign(rulesetFormOf(board), { profile: 'IIFA-STRICT', largeAED: '1,250,000.5' });
    expect(draftOf(form)).toMatchObject({ rules: [], thresholds: { AED: { large: '1250000.50' } } });
    expect(draftOf(form)).not.toHaveProperty('boardReference');
  });

  it('finds the field that the API calls wrong', () => {
    expect(rulesetFieldOf('thresholds.QAR.transfer')).toBe('transferQAR');
    expect(rulesetFieldOf('rules[3].ruleId')).toBe('rules');
    expect(rulesetFieldOf('note')).toBe('note');
  });

  it('leaves alone what the law demands, and holds an AML rule at a review', () => {
    const rule = (severity: string, principle: string) => settingsFor({ severity, principle } as RuleDto);
    expect(rule('block', 'kyc')).toEqual([]);
    expect(rule('reject', 'zakat')).toEqual([]);
    expect(rule('flag', 'kyc')).toEqual(['off', 'advise', 'flag']);
    expect(rule('prohibit', 'riba')).toEqual(['off', 'advise', 'flag', 'prohibit']);
  });
});

describe('what a trial found', () => {
  it('is gathered by what would change, graver first, with the money of each currency', () => {
    expect(movementsOf([
      { from: 'allow', to: 'review', currency: 'AED', count: 2, amount: '300.00' },
      { from: 'allow', to: 'review', currency: 'QAR', count: 1, amount: '90.00' },
      { from: 'review', to: 'allow', currency: 'AED', count: 4, amount: '8.00' },
      { from: 'allow', to: 'block', currency: 'AED', count: 1, amount: '5.00' },
    ])).toEqual([
      { from: 'allow', to: 'block', count: 1, amounts: [{ currency: 'AED', amount: '5.00' }] },
      {
        from: 'allow', to: 'review', count: 3,
        amounts: [{ currency: 'AED', amount: '300.00' }, { currency: 'QAR', amount: '90.00' }],
      },
      { from: 'review', to: 'allow', count: 4, amounts: [{ currency: 'AED', amount: '8.00' }] },
    ]);
  });
});

describe('the status of a version', () => {
  const of = (state: RulesetDto['state']) => rulesetStatusOf({ state, createdById: 'noora' } as RulesetDto, 'noora');

  it('lets its maker try it and never activate it', () => {
    expect([of('draft'), of('shadowed')]).toEqual(['untried', 'ownWork']);
    expect(rulesetStatusOf({ state: 'shadowed', createdById: 'noora' } as RulesetDto, 'hamad')).toBe('ready');
  });

  it('ends in force or replaced', () => {
    expect([of('active'), of('retired')]).toEqual(['inForce', 'replaced']);
  });
});
