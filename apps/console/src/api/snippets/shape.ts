/** What a value is made of, as far as a program that writes it down has to know. */
export type Shape =
  | { kind: 'string' | 'number' | 'integer' | 'boolean' | 'file' | 'any' }
  | { kind: 'list'; of: Shape }
  | { kind: 'word'; name: string; words: readonly string[] }
  | { kind: 'object'; name: string; fields: Readonly<Record<string, Shape>> };

/** The part of a published schema from which its shape is read. */
export interface PublishedSchema {
  $ref?: string;
  allOf?: readonly PublishedSchema[];
  type?: string;
  format?: string;
  items?: PublishedSchema;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, PublishedSchema>>;
}

export type PublishedSchemas = Readonly<Record<string, PublishedSchema>>;

/** The shape of a schema; whatever has no name of its own is any value. */
export function shapeOf(schema: PublishedSchema, schemas: PublishedSchemas): Shape {
  const [only] = schema.allOf ?? [];
  if (only) return shapeOf(only, schemas);
  if (schema.$ref !== undefined) return namedShape(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1), schemas);
  if (schema.type === 'array') return { kind: 'list', of: shapeOf(schema.items ?? {}, schemas) };
  if (schema.format === 'binary') return { kind: 'file' };
  return { kind: SIMPLE.find((kind) => kind === schema.type) ?? 'any' };
}

const SIMPLE = ['string', 'number', 'integer', 'boolean'] as const;

function namedShape(name: string, schemas: PublishedSchemas): Shape {
  const { enum: words, properties = {} } = schemas[name] ?? {};
  if (words) return { kind: 'word', name, words: words.map(String) };
  const fields = Object.entries(properties).map(([field, schema]) => [field, shapeOf(schema, schemas)] as const);
  return { kind: 'object', name, fields: Object.fromEntries(fields) };
}
