const PLAIN_DECIMAL = /^(\d{1,15})(?:\.(\d{1,2}))?$/;

/** Thrown when a payment cannot be judged because one of its facts is malformed. */
export class InvalidFacts extends Error {
  readonly code = 'FACTS_INVALID';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'InvalidFacts';
    this.field = field;
  }
}

/** Reads an amount into minor units; an absent amount stays absent, a malformed one is refused. */
export function readMinor(value: string | undefined, field: string): bigint | undefined {
  if (value === undefined) return undefined;
  const [, whole, places = ''] = PLAIN_DECIMAL.exec(value) ?? [];
  if (whole === undefined) {
    throw new InvalidFacts(field, `${field} must be a positive decimal number with at most two places.`);
  }
  return BigInt(whole + places.padEnd(2, '0'));
}

/** Writes minor units as people write them: no places when there are none, else two. */
export function showMinor(minor: bigint): string {
  const whole = (minor / 100n).toString();
  const cents = (minor % 100n).toString().padStart(2, '0');
  return cents === '00' ? whole : `${whole}.${cents}`;
}
