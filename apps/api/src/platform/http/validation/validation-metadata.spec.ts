import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getMetadataStorage, IsInt, IsString, Min, validateSync, ValidateNested } from 'class-validator';
import { rememberValidationMetadata } from './validation-metadata.ts';

class Payee {
  @IsString()
  name: unknown;
}

class Payment {
  @IsInt()
  @Min(1)
  amount: unknown;

  @ValidateNested()
  payee = new Payee();
}

class Refund extends Payment {
  @IsString()
  reason: unknown;

  @Min(10)
  declare amount: unknown;
}

const refundOf = (values: Partial<Refund>, name: unknown) => Object.assign(new Refund(), values, {
  payee: Object.assign(new Payee(), { name }),
});

/** Every fault by the path of its field: which rules it breaks, in the order of their names. */
const faultsOf = (value: object) => validateSync(value).map(({ property, constraints = {}, children = [] }) =>
  [property, Object.keys(constraints).sort(), children.map((child) => child.property)]);

const orders = [
  refundOf({ amount: 12, reason: 'late' }, 'Amina'),
  refundOf({ amount: 5, reason: 'late' }, 'Amina'),
  refundOf({ amount: 0.5, reason: 7 }, 7),
  Object.assign(new Payment(), { amount: 5, payee: new Payee() }),
];

describe('the rules of classes, once they are remembered', () => {
  const before = orders.map(faultsOf);
  const ask = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
  beforeAll(rememberValidationMetadata);

  it('find the faults that they found before, in whatever turn classes are asked for', () => {
    expect(before.flat()).not.toEqual([]);
    expect(orders.map(faultsOf)).toEqual(before);
    expect(orders.toReversed().map(faultsOf).toReversed()).toEqual(before);
  });

  it('are gathered once for each class', () => {
    orders.map(faultsOf);
    ask.mockClear();
    orders.map(faultsOf);
    expect(ask).not.toHaveBeenCalled();
  });
});
