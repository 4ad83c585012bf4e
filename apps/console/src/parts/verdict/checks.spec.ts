import { describe, expect, it } from '@jest/globals';
import type { FindingDto, VerdictDto } from '@connect/sdk';
import { checksOf } from './checks.ts';

const passed: VerdictDto['principles'] = { riba: 'pass', gharar: 'pass', maysir: 'pass', halal: 'pass', kyc: 'pass' };
const finding = (principle: FindingDto['principle']) => ({ ruleId: principle, principle }) as FindingDto;
const statesOf = (principles: Partial<VerdictDto['principles']>) =>
  checksOf({ principles: { ...passed, ...principles }, findings: [] }).map(({ state, score }) => [state, score]);

describe('the four checks of a verdict', () => {
  it('give 100 to what passes', () => {
    expect(statesOf({})).toEqual(Array(4).fill(['pass', 100]));
  });

  it('give 0 to a principle that fails and 75 to any that needs review', () => {
    expect(statesOf({ riba: 'fail', gharar: 'review', halal: 'review', kyc: 'review' }))
      .toEqual([['fail', 0], ['review', 75], ['review', 75], ['review', 75]]);
    expect(statesOf({ kyc: 'fail' }).at(-1)).toEqual(['fail', 0]);
  });

  it('show gambling under uncertainty, the graver of the two first, and zakat under what is lawful', () => {
    expect(statesOf({ gharar: 'review', maysir: 'fail' })[1]).toEqual(['fail', 0]);
    const findings = [finding('maysir'), finding('riba'), finding('zakat')];
    expect(checksOf({ principles: passed, findings }).map((check) => check.findings.map(({ ruleId }) => ruleId)))
      .toEqual([['riba'], ['maysir'], ['zakat'], []]);
  });
});
