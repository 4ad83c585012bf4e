import { getMetadataStorage } from 'class-validator';

type Condition = (object: object, value: unknown) => boolean;

const optionalFields = new WeakMap<object, ReadonlySet<string>>();

/**
 * Takes out of what a caller sent, however deep, each field that is null where null stands for an optional field that
 * is absent, so that nobody after it has to tell the two apart.
 */
export const dropNulls = (value: unknown): void => {
  if (Array.isArray(value)) {
    for (const one of value) dropNulls(one);
  } else if (typeof value === 'object' && value !== null) {
    // The class is asked of the prototype: a field of a caller's own may be called "constructor" as well.
    const type = classOf(value);
    if (type === null) return;
    const fields = value as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      if (fields[name] !== null) dropNulls(fields[name]);
      else if (optionalIn(type).has(name)) Reflect.deleteProperty(fields, name);
    }
  }
};

/** The class that declares an object's fields; null for one that is free to have any. */
const classOf = (value: object): object | null => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || prototype === Object.prototype ? null : prototype.constructor;
};

/** The fields of a class that may be absent, and of which nothing is asked when they are null either. */
const optionalIn = (type: object): ReadonlySet<string> => {
  let names = optionalFields.get(type);
  if (names === undefined) {
    const declared = getMetadataStorage().getTargetValidationMetadatas(type as () => void, '', false, false);
    names = new Set(declared
      .filter(({ type: kind, constraints }) => kind === 'conditionalValidation'
        && [null, undefined].every((nothing) => !(constraints[0] as Condition)({}, nothing)))
      .map(({ propertyName }) => propertyName));
    optionalFields.set(type, names);
  }
  return names;
};
