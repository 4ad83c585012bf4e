import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '../../../src/platform/http/openapi/openapi-examples.ts';
import { gapsOf } from '../../../src/platform/http/openapi/openapi-gaps.ts';
import type {
  OperationObject, ParameterObject, RequestBodyObject, ResponseObject,
} from '../../../src/platform/http/openapi/openapi-types.ts';
import { PASSWORD, type TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';

const jsonOf = ({ requestBody }: OperationObject) =>
  (requestBody as RequestBodyObject | undefined)?.content['application/json'];

/** The examples of what its address may ask, as a query. */
const queryOf = ({ parameters = [] }: OperationObject): string => {
  const examples = (parameters as ParameterObject[]).flatMap((parameter): [string, string][] => {
    const example: unknown = parameter.example ?? (parameter.schema as { example?: unknown } | undefined)?.example;
    return parameter.in === 'query' && example !== undefined
      ? [[parameter.name, typeof example === 'string' ? example : JSON.stringify(example)]] : [];
  });
  return examples.length === 0 ? '' : `?${new URLSearchParams(examples).toString()}`;
};

describe('the OpenAPI document', () => {
  let rig: TestApp;
  let document: OpenAPIObject;

  beforeAll(async () => {
    rig = await sharedApp();
    document = await (await fetch(`${rig.baseUrl}/api-docs-json`)).json() as OpenAPIObject;
  });

  it('leaves nothing unsaid', () => {
    expect(gapsOf(document)).toEqual([]);
  });

  it.each<[string, (operation: OperationObject) => void]>([
    ['no description', (operation) => { delete operation.description; }],
    ['no roles', (operation) => { Reflect.deleteProperty(operation, 'x-roles'); }],
    ['no example of the request as application/json', (operation) => { delete jsonOf(operation)?.example; }],
    ['the tag "teapots" has no description', (operation) => { operation.tags = ['teapots']; }],
  ])('is told of a call with %s', (gap, spoil) => {
    const spoiled = structuredClone(document);
    const send = operationsOf(spoiled).find(({ operation }) => operation.operationId === 'sendTransaction');
    if (!send) throw new Error('The document has no call that sends a transaction.');
    spoil(send.operation);
    expect(gapsOf(spoiled)).toEqual([expect.stringContaining(`POST /api/v1/transactions/send: ${gap}`)]);
  });

  it('says of every call that a key may make how it is limited, and when to come again', () => {
    const limited = operationsOf(document).filter(({ operation }) => 'x-scope' in operation);
    expect(limited.length).toBeGreaterThan(100);
    const headers = limited.map(({ operation }) => Object.keys((operation.responses['429'] as ResponseObject).headers ?? {}));
    expect(new Set(headers.map((names) => names.join(' '))))
      .toEqual(new Set(['Retry-After RateLimit-Limit RateLimit-Remaining RateLimit-Reset']));
    const codes = limited.map(({ operation }) => (operation.responses['429'] as ResponseObject).description);
    expect(codes.filter((text) => !text.includes('RATE_LIMITED'))).toEqual([]);
  });

  it('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    const missing = references.filter((path) => path.split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document) === undefined);
    expect(references.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('gives no example of a request that the API does not understand', async () => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    const misunderstood: unknown[] = [];
    // Whoever moves the clock ends the session, so that is asked last.
    const operations = operationsOf(document)
      .sort((one, other) => Number(one.path.includes('/clock')) - Number(other.path.includes('/clock')));
    for (const { name, path, operation } of operations) {
      const example: unknown = jsonOf(operation)?.example;
      if (example === undefined) continue;
      const target = path.replaceAll(/\{\w+\}/g, '01a1f799-7cf5-7ea7-962b-eb6214b0cb30');
      const response = await fetch(`${rig.baseUrl}${target}${queryOf(operation)}`, {
        method: name.split(' ')[0] ?? '', body: JSON.stringify(example),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      const answer = await response.text();
      expect({ name, status: response.status }).not.toEqual({ name, status: 401 });
      if (response.status === 400) misunderstood.push([name, answer]);
    }
    expect(misunderstood).toEqual([]);
  });
});
