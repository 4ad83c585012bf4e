import type { OpenAPIObject } from '@nestjs/swagger';
import type {
  MediaTypeObject, OperationObject, ReferenceObject, RequestBodyObject, ResponseObject, Schema, SchemaObject,
} from './openapi-types.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** One call of the document, with the name people know it by: `POST /api/v1/transactions/send`. */
export interface NamedOperation { name: string; path: string; operation: OperationObject }

/** Every call of the document, in its order. */
export const operationsOf = ({ paths }: OpenAPIObject): NamedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) => METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, path, operation }] : [];
  }));

/** Puts a whole example beside every request and answer, made of the examples of their fields. */
export function addExamples(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const body = operation.requestBody as RequestBodyObject | undefined;
    for (const media of Object.values(body?.content ?? {})) complete(media, document, 'request');
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (!status.startsWith('2')) continue;
      for (const media of Object.values((answer as ResponseObject).content ?? {})) complete(media, document, 'answer');
    }
  }
}

function complete(media: MediaTypeObject, document: OpenAPIObject, side: 'request' | 'answer'): void {
  if (media.example !== undefined || media.examples !== undefined || media.schema === undefined) return;
  const example = exampleOf(media.schema, { document, side });
  if (example !== undefined) media.example = example;
}

interface Setting { document: OpenAPIObject; side: 'request' | 'answer' }

/** Gives an example of a schema, or undefined when a field of it has none. */
function exampleOf(schema: Schema, setting: Setting): unknown {
  if ('$ref' in schema) return exampleOf(resolved(schema, setting.document), setting);
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return (schema.enum as unknown[])[0];
  if (schema.allOf) return exampleOf(schema.allOf[0] as Schema, setting);
  if (schema.type === 'array') {
    const item = exampleOf(schema.items as Schema, setting);
    return item === undefined ? undefined : [item];
  }
  return schema.properties ? objectOf(schema, schema.properties, setting) : undefined;
}

function objectOf(schema: SchemaObject, properties: Record<string, Schema>, setting: Setting): unknown {
  const fields = Object.entries(properties).map(([name, property]) => {
    const isRequired = schema.required?.includes(name) === true;
    // A request shows what is usual; whole objects that may be left out are for those who look for them.
    const isShown = isRequired || setting.side === 'answer'
      || ('example' in property && property.example !== undefined);
    return { name, isRequired, value: isShown ? exampleOf(property, setting) : undefined };
  });
  if (fields.some(({ isRequired, value }) => isRequired && value === undefined)) return undefined;
  return Object.fromEntries(fields.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]));
}

function resolved({ $ref }: ReferenceObject, { components }: OpenAPIObject): Schema {
  const schema = components?.schemas?.[$ref.slice('#/components/schemas/'.length)];
  if (!schema) throw new Error(`The document refers to ${$ref}, which is not in it.`);
  return schema;
}
