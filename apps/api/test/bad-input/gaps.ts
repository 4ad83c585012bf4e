import type { Schema } from './slots.ts';

/** The way to a value within a body: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** A place within a body, and what the document says of it. */
export interface Place {
  path: Path;
  mayBeNull: boolean;
  isRequired: boolean;
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How refusals spell a path: `items[0].memo`. */
export const spelled = (path: Path): string =>
  path.reduce<string>((text, step) => `${text}${typeof step === 'number' ? `[${step}]` : `${text && '.'}${step}`}`, '');

/** Every place that a schema tells of within a value, each once. */
export const placesIn = (schema: Schema, example: unknown, path: Path = []): Place[] => {
  const places = branchesOf(schema).flatMap((branch) => [
    ...Object.entries(branch.properties ?? {}).flatMap(([name, inner]) => placesFrom(
      inner, isRecord(example) ? example[name] : undefined, [...path, name], branch.required?.includes(name) ?? false)),
    ...(branch.items
      ? placesFrom(branch.items, Array.isArray(example) ? example[0] : undefined, [...path, 0], false) : []),
    ...namedFreely(branch, example, path),
  ]);
  return [...new Map(places.map((place) => [spelled(place.path), place])).values()];
};

const branchesOf = (schema: Schema): Schema[] => [schema, ...(schema.oneOf ?? []).flatMap(branchesOf)];

const placesFrom = (schema: Schema, example: unknown, path: Path, isRequired: boolean): Place[] => [
  { path, mayBeNull: branchesOf(schema).some(({ nullable }) => nullable), isRequired },
  ...placesIn(schema, example, path),
];

/** A field of an object whose fields have whatever names. */
const namedFreely = ({ additionalProperties: inner }: Schema, example: unknown, path: Path): Place[] => {
  if (!inner) return [];
  const [name = 'anything'] = isRecord(example) ? Object.keys(example) : [];
  return [{ path: [...path, name], mayBeNull: inner === true || inner.nullable === true, isRequired: false }];
};

/** A value that a schema admits, with no more in it than must be. */
const sampleOf = (schema: Schema | undefined): unknown => {
  if (!schema) return {};
  const { example, enum: words, oneOf, type, pattern, items, minItems = 1, properties = {}, required = [] } = schema;
  if (example !== undefined) return example;
  if (words) return words[0];
  if (oneOf) return sampleOf(oneOf[0]);
  if (type === 'array') return Array.from({ length: minItems }, () => sampleOf(items));
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name])]));
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : pattern === undefined ? 'a text' : '1.00';
};

/** The branch of a schema that the next step of a path leads into. */
const branchFor = (schema: Schema | undefined, step: string | number | undefined): Schema | undefined =>
  schema && branchesOf(schema).find((branch) => (typeof step === 'number' ? branch.items
    : branch.properties?.[step ?? ''] ?? branch.additionalProperties) !== undefined);

/** A body with something else at one of its places, and around it what must be there. */
export const changedAt = (
  schema: Schema | undefined, whole: unknown, [step, ...rest]: Path, value: unknown,
): unknown => {
  if (step === undefined) return value;
  const branch = branchFor(schema, step);
  const held = (typeof step === 'number' ? Array.isArray(whole) : isRecord(whole)) ? whole : sampleOf(branch);
  if (typeof step === 'number') {
    const items = Array.isArray(held) ? held as unknown[] : [];
    return [changedAt(branch?.items, items[0], rest, value), ...items.slice(1)];
  }
  const fields = isRecord(held) ? held : {};
  return { ...fields, [step]: changedAt(branch?.properties?.[step], fields[step], rest, value) };
};
