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
