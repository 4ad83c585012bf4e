/** Thrown when a payment cannot be judged because one of its facts is malformed. */
export class InvalidFacts extends Error {
  readonly code = 'FACTS_INVALID';
  readonly field: string;
  /** What is wrong, for programs and for those who say it in another language, with the figures it is about. */
  readonly wrong: FactProblem;

  constructor(field: string, message: string, code: FactCode, data?: FactProblem['data']) {
    super(message);
    this.name = 'InvalidFacts';
    this.field = field;
    this.wrong = data === undefined ? { code } : { code, data };
  }
}

/** Everything that can be wrong with a fact or a term by itself. */
export type FactCode = 'REQUIRED' | 'UNKNOWN_FIELD' | 'NOT_TEXT' | 'NOT_A_FLAG' | 'NOT_A_NUMBER' | 'NOT_WHOLE'
  | 'NOT_A_LIST' | 'NOT_AN_OBJECT' | 'NOT_AN_OPTION' | 'NOT_A_DAY' | 'NOT_AN_AMOUNT' | 'WRONG_FORM' | 'NOT_A_CURRENCY'
  | 'TOO_SMALL' | 'INSTALMENTS_UNEVEN' | 'INSTALMENTS_TOO_SMALL' | 'INSTALMENT_DAYS' | 'UNITS_ABOVE_TOTAL'
  | 'FLOOR_ABOVE_CAP' | 'BENCHMARK_UNKNOWN' | 'PROFIT_NOT_WHOLE';

/** What is wrong with a fact, and the figures that belong to it. */
export interface FactProblem {
  code: FactCode;
  data?: Readonly<Record<string, string | number>>;
}

/** Reads an amount whose shape has been checked into minor units; an absent amount stays absent. */
export function readMinor(value: string | undefined): bigint | undefined {
  if (value === undefined) return undefined;
  const point = value.indexOf('.');
  if (point < 0) return BigInt(value) * 100n;
  return BigInt(value.slice(0, point) + value.slice(point + 1).padEnd(2, '0'));
}

/** Writes minor units as people write them: no places when there are none, else two. */
export function showMinor(minor: bigint): string {
  const whole = (minor / 100n).toString();
  const cents = (minor % 100n).toString().padStart(2, '0');
  return cents === '00' ? whole : `${whole}.${cents}`;
}
