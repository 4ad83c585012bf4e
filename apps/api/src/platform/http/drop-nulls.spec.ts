import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsOptional, IsString, ValidateIf, ValidateNested } from 'class-validator';
import { dropNulls } from './drop-nulls.ts';
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

  @IsOptional() @ValidateNested({ each: true }) @Type(() => Part)
  parts?: Part[];

  @ValidateIf((_, value) => value !== null) @IsString()
  keeper!: string | null;
}

const read = (body: object): Promise<Whole> =>
  createValidationPipe().transform(body, { type: 'body', metatype: Whole }) as Promise<Whole>;

describe('null in a request', () => {
  it('is an optional field that is absent, in whatever depth', async () => {
    const whole = await read({ name: 'One', part: null, parts: [{ note: null }, { note: 'Two' }], keeper: 'Three' });
    expect(Object.keys(whole)).not.toContain('part');
    expect(whole.parts?.map((part) => Object.keys(part))).toEqual([[], ['note']]);
    expect(Object.keys((await read({ name: 'One', part: { note: null }, keeper: 'Three' })).part ?? {})).toEqual([]);
  });

  it('stays in an object that is free to have any fields, whatever they are called', () => {
    const free = JSON.parse('{"constructor":{"note":null},"part":null}') as object;
    dropNulls(free);
    expect(free).toEqual(JSON.parse('{"constructor":{"note":null},"part":null}'));
    const bare = Object.assign(Object.create(null) as object, { part: null });
    dropNulls(bare);
    expect(Object.keys(bare)).toEqual(['part']);
  });

  it('stays where it has a meaning of its own', async () => {
    expect(await read({ name: 'One', keeper: null })).toMatchObject({ keeper: null });
  });

  it('is refused where something must be given', async () => {
    await expect(read({ name: null, keeper: null })).rejects.toMatchObject({ status: 400 });
  });
});
