import { describe, expect, it } from '@jest/globals';
import {
  Allow, IsArray, IsDefined, IsIn, IsInt, IsOptional, IsString, MaxLength, Min, validateSync, ValidateIf,
  ValidateNested,
} from 'class-validator';
import fc from 'fast-check';
import { keepsRules } from './keeps-rules.ts';

class Payee {
  @IsString() @MaxLength(3) name: unknown;

  @IsOptional() @IsIn(['a', 'b']) kind?: unknown;
}

class Payment {
  @IsInt() @Min(1) amount: unknown;

  @IsOptional() @ValidateNested() payee?: unknown;

  @IsArray() @IsString({ each: true }) words: unknown;

  @ValidateIf((payment: Payment) => payment.amount === 7) @IsString() luck?: unknown;

  @Allow() note?: unknown;
}

class Refund extends Payment {
  @Min(10) declare amount: unknown;
}

class Demand {
  @IsDefined() what: unknown;
}

class Undeclared { what = 1; }

const OPTIONS = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true };
const isValid = (value: object): boolean => validateSync(value, OPTIONS).length === 0;

const scalar = fc.constantFrom<unknown>(undefined, null, 0, 1, 7, 12, 0.5, '', 'a', 'abcd', true, [], ['a'], ['a', 1], {});
const payee = fc.record({ name: scalar, kind: scalar }, { requiredKeys: [] })
  .map((values) => Object.assign(new Payee(), values));
const payment = fc.record({
  amount: scalar, payee: fc.oneof(scalar, payee, fc.array(payee, { maxLength: 2 })), words: scalar, luck: scalar,
  note: scalar, other: scalar,
}, { requiredKeys: [] });

describe('the quick look at the rules of a class', () => {
  it('says yes to nothing that class-validator refuses', () => {
    fc.assert(fc.property(payment, fc.constantFrom(Payment, Refund), (values, type) => {
      const value = Object.assign(new type(), values);
      if (keepsRules(value)) expect(isValid(value)).toBe(true);
    }), { numRuns: 20_000 });
  });

  it('says yes to what is as it should be, so that little is left to be looked at twice', () => {
    const whole = Object.assign(new Payee(), { name: 'abc', kind: 'a' });
    expect(keepsRules(Object.assign(new Payment(), { amount: 3, payee: whole, words: ['x'], note: 1 }))).toBe(true);
    expect(keepsRules(Object.assign(new Payment(), { amount: 7, luck: 'yes', words: [] }))).toBe(true);
    expect(keepsRules(Object.assign(new Refund(), { amount: 10, words: [] }))).toBe(true);
  });

  it('leaves to class-validator what is declared in ways that it does not know', () => {
    const demand = Object.assign(new Demand(), { what: 1 });
    expect([keepsRules(demand), isValid(demand)]).toEqual([false, true]);
    expect(keepsRules(new Undeclared())).toBe(false);
    expect([keepsRules({}), isValid({})]).toEqual([false, false]);
    expect(keepsRules({ name: 'abc' })).toBe(false);
  });
});
