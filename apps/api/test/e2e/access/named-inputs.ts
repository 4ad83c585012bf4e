import type { Call } from '../access-policy.ts';
import { ROUTES_WITH_ID } from '../routes-with-id.ts';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  description?: string;
  example?: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
  example?: unknown;
  schema?: Schema;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

/** A parameter or field of a route by which it takes a wallet or a transaction. */
export interface Input {
  /** The operation and the place. */
  name: string;
  operationId: string;
  /** `path:id`, `query:wallet`, `body:items[].toAddress`. */
  at: string;
  kinds: ('wallet' | 'transaction')[];
}

const WALLET = /0x[0-9a-fA-F]{40}/;
const TRANSACTION = /\btx_[0-9a-z]{26}/;

const kindsIn = (name: string, { description = '', example, items, additionalProperties }: Schema): Input['kinds'] => {
  const leaf = name.split(/[.:]/).at(-1)!.replaceAll('[]', '');
  const inner = typeof additionalProperties === 'object' ? additionalProperties.example : items?.example;
  const examples = JSON.stringify([example, inner]);
  const kinds: Input['kinds'] = [];
  if (leaf === 'ipAddress') return kinds;
  if (/(?:^|[a-z])(?:wallet|address|addresses|iban)$/i.test(leaf) || WALLET.test(examples)
    || /\bIBAN\b|\bwallet[’\s]\S*\s*(?:by\s)?(?:id|address)\b/i.test(description)) kinds.push('wallet');
  if (/transactionIds?$/i.test(leaf) || TRANSACTION.test(examples)
    || /\bUETR of|id or UETR|, or its UETR|its UETR as well|name or UETR|transaction[’\s]\S*\s*(?:by\s)?id\b/i.test(description)) kinds.push('transaction');
  return kinds;
};

const IS_TEXT = ({ type, items, additionalProperties: others }: Schema): boolean => type === 'string'
  || (type === 'array' && items?.type === 'string')
  || (type === 'object' && typeof others === 'object' && others.type === 'string');

/** Every input of the document that names a wallet or a transaction. */
export const inputsOf = ({ paths, components }: OpenApi): Input[] => {
  const resolve = ({ $ref, allOf, ...rest }: Schema): Schema => {
    const [base] = $ref ? [components.schemas[$ref.split('/').at(-1)!]!] : allOf?.map(resolve) ?? [];
    return { ...(base && resolve(base)), ...rest };
  };
  const leavesOf = (given: Schema, place: string, seen: readonly Schema[]): [string, Schema][] => {
    const schema = resolve(given);
    if (seen.length > 8) return [];
    if (IS_TEXT(schema)) return [[schema.type === 'array' ? `${place}[]` : place, schema]];
    if (schema.type === 'array' && schema.items) return leavesOf(schema.items, `${place}[]`, [...seen, schema]);
    return Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
      leavesOf(of, place === '' ? name : `${place}.${name}`, [...seen, schema]));
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations.flatMap(({ operationId, parameters = [], requestBody }) => {
    const named = ROUTES_WITH_ID[operationId]?.names;
    const ofPath: Input['kinds'] = named === 'wallet' ? ['wallet']
      : named === 'transaction' || named === 'review' ? ['transaction'] : [];
    const body = requestBody?.content['application/json']?.schema;
    const found: [string, Input['kinds']][] = [
      ...parameters.map(({ $ref, ...given }): [string, Input['kinds']] => {
        const { name, in: where, schema, description, example } = $ref
          ? components.parameters![$ref.split('/').at(-1)!]! : given as Parameter;
        const at = `${where}:${name}`;
        const kinds = kindsIn(at, { ...schema, ...(description === undefined ? {} : { description }), example });
        if (at === 'path:id') return [at, operationId === 'findObject' ? ['wallet', 'transaction'] : ofPath];
        return [at, where === 'header' ? [] : kinds];
      }),
      ...(body ? leavesOf(body, '', []).map(([place, schema]): [string, Input['kinds']] =>
        [`body:${place}`, /geographicAddress|addressType/i.test(place) ? [] : kindsIn(place, schema)]) : []),
    ];
    return found.filter(([, kinds]) => kinds.length > 0)
      .map(([at, kinds]) => ({ name: `${operationId} ${at}`, operationId, at, kinds }));
  });
};

/** What stands at a place of a call. */
export const valuesAt = (
  call: Call, at: string,
): { read: () => string | undefined; write: (value: string) => void } => {
  const [where, place] = at.split(/:(.*)/s) as [string, string];
  if (where === 'path') return { read: () => call.id, write: (value) => { call.id = value; } };
  if (where === 'query') {
    const query = () => new URLSearchParams(call.query ?? '');
    return {
      read: () => query().get(place) ?? undefined,
      write: (value) => { const now = query(); now.set(place, value); call.query = `?${now.toString()}`; },
    };
  }
  const steps = place.replaceAll('[]', '.0').split('.');
  const last = steps.pop()!;
  call.body ??= {};
  let holder = call.body as Record<string, unknown>;
  for (const [n, step] of steps.entries()) {
    holder[step] ??= /^\d+$/.test(steps[n + 1] ?? last) ? [] : {};
    holder = holder[step] as Record<string, unknown>;
  }
  if (last === 'parties') holder[last] ??= { buyer: 'Somebody' };
  // Of several texts in one place the first.
  const inner = (): [Record<string, unknown>, string] => {
    const value = holder[last];
    return typeof value === 'object' && value !== null
      ? [value as Record<string, unknown>, Object.keys(value)[0] ?? '0'] : [holder, last];
  };
  return {
    read: () => { const [of, key] = inner(); return of[key] as string | undefined; },
    write: (value) => { const [of, key] = inner(); of[key] = value; },
  };
};
