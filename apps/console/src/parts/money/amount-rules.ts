import { ValidateBy, type ValidationOptions } from 'class-validator';
import { normaliseAmount, toMinor } from './amount.ts';

// The bounds of one amount, as the API has them.
const leastMinor = 1n;
const mostMinor = 1_000_000_000_000n;

/** An amount that can be read in one way only. */
export const IsReadableAmount = (options: ValidationOptions) =>
  ValidateBy(
    { name: 'isReadableAmount', validator: { validate: (text: string) => normaliseAmount(text) !== null } },
    options,
  );

/** An amount that may be moved at once: at least the smallest coin, at most ten thousand millions. */
export const IsMovableAmount = (options: ValidationOptions) => {
  const validate = (text: string) => {
    const minor = toMinor(normaliseAmount(text) ?? '0.00');
    return minor >= leastMinor && minor <= mostMinor;
  };
  return ValidateBy({ name: 'isMovableAmount', validator: { validate } }, options);
};
