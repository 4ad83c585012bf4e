import type { FindingDto, PrincipleState, VerdictDto } from '@connect/sdk';
import type { Tone } from '../../ui/data/tone-chip.tsx';

/** One of the four checks a verdict is shown as. */
export interface Check {
  key: 'riba' | 'gharar' | 'halal' | 'kyc';
  state: PrincipleState;
  score: number;
  findings: FindingDto[];
}

/** How a state looks, wherever it is shown. */
export const stateTones = {
  pass: 'positive', review: 'caution', fail: 'negative',
} as const satisfies Record<PrincipleState, Tone>;

/** What must be looked at is not refused, so its check keeps three quarters. */
const scores: Readonly<Record<PrincipleState, number>> = { pass: 100, review: 75, fail: 0 };

const gravest: readonly PrincipleState[] = ['fail', 'review', 'pass'];

const checks = [
  { key: 'riba', principles: ['riba'], subjects: ['riba'] },
  // Maysir is the extreme of uncertainty and shares its check.
  { key: 'gharar', principles: ['gharar', 'maysir'], subjects: ['gharar', 'maysir'] },
  { key: 'halal', principles: ['halal'], subjects: ['halal', 'zakat'] },
  { key: 'kyc', principles: ['kyc'], subjects: ['kyc'] },
] as const;

/** Folds the five principles of a verdict into its four checks, each standing as the graver of its principles. */
export const checksOf = ({ principles: states, findings }: Pick<VerdictDto, 'principles' | 'findings'>): Check[] =>
  checks.map(({ key, principles, subjects }) => {
    const state = gravest.find((one) => principles.some((principle) => states[principle] === one)) ?? 'pass';
    return {
      key, state, score: scores[state],
      findings: findings.filter(({ principle }) => subjects.some((one) => one === principle)),
    };
  });
