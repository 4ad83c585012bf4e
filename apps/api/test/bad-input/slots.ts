import type { Role } from '@connect/sdk';
import type { RawClient } from '../exchange.ts';

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  nullable?: boolean;
  example?: unknown;
}

/** One place of an operation into which a value can be put. */
export interface Slot {
  in: 'body' | 'query' | 'path' | 'header';
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** What the document says of the body of an operation; without a schema when it is no JSON. */
export interface Body {
  isRequired: boolean;
  /** Its content type; a body that is no JSON has no schema here. */
  media: string;
  schema: Schema | null;
  example: unknown;
}

/** An operation with every slot it has. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  slots: Slot[];
  body: Body | null;
  /** Who may call it; nobody is named where everybody may. */
  roles: readonly Role[];
}

interface Parameter { in: Slot['in']; name: string; required?: boolean; schema: Schema }
interface Documented {
  operationId: string;
  'x-roles'?: readonly Role[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
}
interface Document {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema> };
}

/** Reads the published document and lists each operation with its slots and its body, references resolved. */
export const readOperations = async (raw: RawClient): Promise<Operation[]> => {
  const { text } = await raw.ask({ method: 'GET', path: '/api-docs-json' });
  const { paths, components } = JSON.parse(text) as Document;
  const resolve = (schema: Schema): Schema => {
    const target = schema.$ref === undefined ? undefined : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    const parts = [...(target ? [target] : []), ...schema.allOf ?? []].map(resolve);
    const { items, oneOf, properties, ...merged } =
      Object.assign({}, ...parts, { ...schema, $ref: undefined, allOf: undefined }) as Schema;
    return {
      ...merged,
      ...(items ? { items: resolve(items) } : {}),
      ...(oneOf ? { oneOf: oneOf.map(resolve) } : {}),
      ...(properties ? { properties: Object.fromEntries(Object.entries(properties)
        .map(([name, inner]) => [name, resolve(inner)])) } : {}),
    };
  };
  const bodyOf = ({ requestBody }: Documented): Body | null => {
    if (!requestBody) return null;
    const { required: isRequired = false, content } = requestBody;
    const { 'application/json': json } = content;
    const media = json ? 'application/json' : Object.keys(content)[0] ?? '';
    return { isRequired, media, schema: json ? resolve(json.schema) : null, example: json?.example };
  };
  const bodySlots = (body: Body | null): Slot[] =>
    Object.entries(body?.schema?.properties ?? {}).map(([name, schema]) =>
      ({ in: 'body', name, schema, isRequired: body?.schema?.required?.includes(name) ?? false }));
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId, method: method.toUpperCase(), path, body: bodyOf(operation),
    roles: operation['x-roles'] ?? [],
    slots: [
      ...(operation.parameters ?? []).map(({ in: place, name, required = false, schema }): Slot =>
        ({ in: place, name, schema: resolve(schema), isRequired: required })),
      ...bodySlots(bodyOf(operation)),
    ],
  })));
};

const spelled = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const breaksText = ({ pattern, format, minLength = 0, maxLength = Infinity }: Schema, value: unknown): boolean => {
  // An amount may also come as a number whose spelling is a decimal.
  const text = pattern === undefined ? value : spelled(value);
  if (typeof text !== 'string') return true;
  const length = [...text.trim().normalize('NFC')].length;
  return length < minLength || length > maxLength
    || (pattern !== undefined && !new RegExp(pattern, 'i').test(text))
    || (format === 'uuid' && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text));
};

/** Whether the document forbids a value in a slot. */
export const isForbidden = ({ in: place, schema, isRequired }: Slot, value: unknown): boolean => {
  if (place === 'header' || place === 'path') return false;
  if (value === undefined) return place === 'body' && isRequired;
  if (value === null) return place === 'body' && schema.nullable !== true;
  if (schema.enum) return !schema.enum.includes(value);
  if (schema.type === 'boolean') return typeof value !== 'boolean';
  if (schema.type === 'array') {
    const holdsObjects = schema.items?.oneOf === undefined && schema.items?.type !== 'string';
    return !Array.isArray(value) || (holdsObjects && value.some((item) => typeof item !== 'object' || item === null));
  }
  if (schema.type === 'object') return typeof value !== 'object' || Array.isArray(value);
  if (schema.type === 'number') {
    const spelling = place === 'body' ? spelled(value) : value;
    const isNumber = typeof spelling === 'string' && (place === 'body' ? /^-?\d+(\.\d+)?$/ : /^\d+$/).test(spelling);
    const number = isNumber ? Number(spelling) : NaN;
    return !(number >= (schema.minimum ?? -Infinity) && number <= (schema.maximum ?? Infinity));
  }
  return schema.type === 'string' && breaksText(schema, value);
};
