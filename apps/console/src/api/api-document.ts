import type { AnyCall } from '@connect/sdk';
import { type PublishedSchema, type PublishedSchemas, type Shape, shapeOf } from './snippets/shape.ts';

/** A value that a call takes in its address or its headers. */
export interface Parameter {
  name: string;
  place: 'path' | 'query' | 'header';
  isRequired: boolean;
  description: string;
  example: string;
  shape: Shape;
}

/** One call of the API as its document describes it. */
export interface Operation {
  id: string;
  tag: string;
  method: AnyCall['method'];
  path: string;
  summary: string;
  description: string;
  /** Who may call it; empty: everybody. */
  roles: readonly string[];
  parameters: readonly Parameter[];
  request: { type: string; example: unknown; shape: Shape } | null;
  answer: { status: string; example: unknown };
  /** What it may be refused with, by status. */
  refusals: readonly { status: string; codes: readonly string[] }[];
  /** Whether repeating it under one key does it once. */
  isKeyed: boolean;
}

/** A chapter of the documentation. */
export interface Chapter {
  name: string;
  operations: readonly Operation[];
}

type Plain = string | number | boolean;

interface Media { example?: unknown; examples?: Record<string, unknown>; schema?: PublishedSchema }

interface PublishedOperation {
  operationId: string;
  tags: readonly [string];
  summary: string;
  description: string;
  'x-roles': readonly string[];
  parameters?: readonly {
    name: string; in: Parameter['place']; required?: boolean; description?: string;
    schema?: PublishedSchema & { example?: Plain; default?: Plain }; example?: Plain;
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** The part of the OpenAPI document that the console reads. */
export interface PublishedDocument {
  paths: Record<string, Record<string, PublishedOperation>>;
  components: { schemas: PublishedSchemas };
  'x-tagGroups': readonly { name: string; tags: readonly string[] }[];
}

const KEY_HEADER = 'Idempotency-Key';

/** Arranges the document's calls in its chapters, in the order in which they are published. */
export function chaptersOf({ paths, components: { schemas }, 'x-tagGroups': groups }: PublishedDocument): Chapter[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, published]) => operationOf(path, method, published, schemas)));
  return groups.map(({ name, tags }) => ({
    name, operations: tags.flatMap((tag) => operations.filter((operation) => operation.tag === tag)),
  }));
}

function operationOf(
  path: string, method: string, published: PublishedOperation, schemas: PublishedSchemas,
): Operation {
  const { operationId: id, tags: [tag], summary, description, requestBody, responses } = published;
  const parameters = (published.parameters ?? []).map(({ name, in: place, required, schema, ...rest }) => {
    const shape = shapeOf(schema ?? {}, schemas);
    const [word = ''] = shape.kind === 'word' ? shape.words : [];
    const example = String(rest.example ?? schema?.example ?? schema?.default ?? word);
    return { name, place, isRequired: required === true, description: rest.description ?? '', example, shape };
  });
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['200', {}];
  return {
    id, tag, path, summary, description, parameters,
    method: method.toUpperCase() as AnyCall['method'],
    roles: published['x-roles'],
    request: type === undefined ? null
      : { type, example: media?.example, shape: shapeOf(media?.schema ?? {}, schemas) },
    answer: { status, example: Object.values(answer.content ?? {})[0]?.example },
    refusals: Object.entries(responses).filter(([code]) => Number(code) >= 400).map(([code, { content }]) => ({
      status: code, codes: Object.keys(content?.['application/json']?.examples ?? {}),
    })),
    isKeyed: parameters.some(({ name }) => name === KEY_HEADER),
  };
}

/** The values a call is tried with, by the names of its parameters. */
export type Values = Readonly<Record<string, string>>;

/** What the documentation would call it with: the examples of whatever must be given. */
export const exampleValues = ({ parameters }: Operation): Values => Object.fromEntries(parameters
  .filter(({ isRequired, place }) => isRequired && place !== 'header').map(({ name, example }) => [name, example]));

const valuesIn = ({ parameters }: Operation, values: Values, place: Parameter['place']): Record<string, string> =>
  Object.fromEntries(parameters.filter((parameter) => parameter.place === place)
    .flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : [])));

/** The call as the client makes it. The key header is named without a value, so that the client makes one. */
export function callOf(operation: Operation, values: Values, body: unknown): AnyCall {
  const { method, path, request, isKeyed } = operation;
  return {
    method, url: path, path: valuesIn(operation, values, 'path'), query: valuesIn(operation, values, 'query'),
    ...(isKeyed ? { headers: { [KEY_HEADER]: undefined } } : {}),
    ...(request === null ? {} : { body, mediaType: request.type }),
  };
}
