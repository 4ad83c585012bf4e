import type { OpenAPIObject } from '@nestjs/swagger';
import type {
  MediaTypeObject, OperationObject, ParameterObject, RequestBodyObject, ResponseObject, SchemaObject,
} from './openapi-types.ts';
import { operationsOf } from './openapi-examples.ts';
import { GROUPS, TAGS } from './openapi-tags.ts';

/** Lists what the document leaves unsaid: a stranger must be able to use every call without asking anybody. */
export function gapsOf(document: OpenAPIObject): string[] {
  const seen = new Set<string>();
  return operationsOf(document).flatMap(({ name, operation }) => {
    const id = operation.operationId ?? '';
    const repeated = seen.has(id) ? [`the operation id "${id}" is taken`] : [];
    seen.add(id);
    return [...repeated, ...gapsIn(operation)].map((gap) => `${name}: ${gap}.`);
  });
}

function gapsIn(operation: OperationObject & { 'x-roles'?: unknown }): string[] {
  const grouped = new Set(GROUPS.flatMap(({ tags }) => tags));
  const tags = operation.tags ?? [];
  return [
    ...(operation.summary ? [] : ['no summary']),
    ...(operation.description ? [] : ['no description']),
    ...(operation.operationId ? [] : ['no operation id']),
    ...(Array.isArray(operation['x-roles']) ? [] : ['no roles']),
    ...(tags.length === 1 ? [] : ['not exactly one tag']),
    ...tags.filter((tag) => !(tag in TAGS) || !grouped.has(tag))
      .map((tag) => `the tag "${tag}" has no description or no chapter in openapi-tags.ts`),
    ...((operation.parameters ?? []) as ParameterObject[]).flatMap(parameterGaps),
    ...exampleGaps(operation),
  ];
}

const parameterGaps = ({ name, in: place, description, example, schema }: ParameterObject): string[] => [
  ...(description ? [] : [`no description of the parameter "${name}"`]),
  ...(place === 'path' && (example ?? (schema as SchemaObject | undefined)?.example) === undefined
    ? [`no example of the parameter "${name}"`] : []),
];

function exampleGaps(operation: OperationObject): string[] {
  const { content = {} } = (operation.requestBody as RequestBodyObject | undefined) ?? {};
  const answers = Object.entries(operation.responses) as [string, ResponseObject][];
  return [
    ...mediaWithoutExample(content).map((type) => `no example of the request as ${type}`),
    ...answers.filter(([, { description }]) => description === '').filter(([status]) => !status.startsWith('2'))
      .map(([status]) => `no code for the answer ${status}`),
    ...answers.flatMap(([status, answer]) =>
      mediaWithoutExample(answer.content ?? {}).map((type) => `no example of the answer ${status} as ${type}`)),
  ];
}

const mediaWithoutExample = (content: Record<string, MediaTypeObject>): string[] => Object.entries(content)
  .filter(([, media]) => media.example === undefined && Object.keys(media.examples ?? {}).length === 0)
  .map(([type]) => type);
