import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsArray, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';
import { MayBeNull, MayHoldNulls } from './nulls.ts';
import { createValidationPipe } from './validation.pipe.ts';

class Part {
  @IsOptional() @IsString()
  note?: string;
}

class Whole {
  @IsString()
  name!: string;

  @IsOptional() @ValidateNested() @Type(() => Part)
  part?: Part;

  @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => Part)
  parts?: Part[];

  @IsOptional() @IsObject()
  facts?: Record<string, unknown>;

  @MayHoldNulls() @IsOptional() @IsObject()
  form?: Record<string, unknown>;

  @MayBeNull() @IsString()
  keeper!: string | null;
}

class Heir extends Whole {}

const read = (body: object, metatype: typeof Whole = Whole): Promise<unknown> =>
  createValidationPipe().transform(body, { type: 'body', metatype });
const whole = { name: 'One', keeper: 'Two' };

describe('null in a request', () => {
  it.each<[string, object, string[]]>([
    ['a field that must be there', { name: null }, ['name']],
    ['a field that may be absent', { part: null }, ['part']],
    ['a field of another', { part: { note: null } }, ['part.note']],
    ['a list', { parts: [{}, null] }, ['parts[1]']],
    ['a field within a list', { parts: [{ note: 'Two' }, { note: null }] }, ['parts[1].note']],
    ['an object that is free to have any fields', { facts: { of: [{ all: null }], some: null } },
      ['facts.of[0].all', 'facts.some']],
    ['a field that nothing declares', { surprise: null }, ['surprise']],
    ['the place of what may hold it', { form: null }, ['form']],
  ])('is refused by its path in %s', async (_, change, fields) => {
    const details = fields.map((field) => ({ field, message: `${field} must not be null.` }));
    await expect(read({ ...whole, ...change })).rejects.toMatchObject({
      status: 400, code: 'VALIDATION_FAILED', details });
  });

  it('is taken where it is declared to mean something, by a class that inherits it as well', async () => {
    for (const type of [Whole, Heir]) {
      expect(await read({ ...whole, keeper: null }, type)).toMatchObject({ keeper: null });
    }
  });

  it('is kept within a field that is declared to hold it', async () => {
    const form = { amount: null, rows: [null, { memo: null }] };
    expect(await read({ ...whole, form })).toMatchObject({ form });
  });

  it('does not stand for a field that must be named: left out, it is missing', async () => {
    await expect(read({ name: 'One' })).rejects.toMatchObject({ status: 400, details: [{ field: 'keeper' }] });
  });

  it('is told a dozen times at most, however often it stands', async () => {
    const parts = Array.from({ length: 200_000 }, () => null);
    await expect(read({ ...whole, parts })).rejects.toMatchObject({ details: { length: 12 } });
  });
});
