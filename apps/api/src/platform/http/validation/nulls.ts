import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { ValidateIf } from 'class-validator';

const NULLS = Symbol('where null may stand');

/** Lets a field be null, which means what the document says of it. Everywhere else null is refused. */
export const MayBeNull = (): PropertyDecorator =>
  applyDecorators(ValidateIf((_, value) => value !== null), Reflect.metadata(NULLS, 'itself'));

/** Lets null stand anywhere within a field that is read by rules of its own, or kept as it is; not in its place. */
export const MayHoldNulls = (): PropertyDecorator => Reflect.metadata(NULLS, 'within');

/** The paths of nulls that stand, however deep, where nothing says what they would mean: so many of them at most. */
export const nullsIn = (value: object, most: number): string[] => {
  const found: string[] = [];
  for (const path of walk(value, '')) if (found.push(path) === most) break;
  return found;
};

function* walk(value: object, path: string): Generator<string> {
  const isList = Array.isArray(value);
  for (const name of isList ? value.keys() : Object.keys(value)) {
    const held: unknown = value[name as keyof typeof value];
    if (typeof held !== 'object') continue;
    const allowed: unknown = isList ? undefined : Reflect.getMetadata(NULLS, value, String(name));
    if (allowed === (held === null ? 'itself' : 'within')) continue;
    const field = isList ? `${path}[${name}]` : path === '' ? String(name) : `${path}.${name}`;
    if (held === null) yield field;
    else yield* walk(held, field);
  }
}
