import { type ApiCall, camelCase, inPath, inQuery, isPublic, sendsFile } from './api-call.ts';
import type { Shape } from './shape.ts';

const literal = (value: string, { kind }: Shape): string =>
  (kind === 'number' || kind === 'integer' || kind === 'boolean' ? value : JSON.stringify(value));

/** The call as a program with the TypeScript client. */
export function typescriptOf(call: ApiCall, baseUrl: string): string {
  const { operation: { tag, id, parameters, request } } = call;
  const given = [...inPath(call), ...inQuery(call)]
    .map(({ name, value, shape }) => `${name}: ${literal(value, shape)}`);
  const inputs = [...given, ...(call.body === undefined ? [] : [`requestBody: ${bodyOf(call)}`])];
  // A call that takes something is given an object, be it an empty one.
  const nothing = parameters.length > 0 || request ? '{}' : '';
  const input = inputs.length === 0 ? nothing : `{\n${inputs.map((one) => `  ${one},\n`).join('')}}`;
  return `${sendsFile(call) ? "import { readFile } from 'node:fs/promises';\n" : ''}\
import { createConnectClient } from '@connect/sdk';

const connect = createConnectClient({
  baseUrl: ${JSON.stringify(baseUrl)},${isPublic(call) ? '' : `
  token: process.env.CONNECT_TOKEN ?? '',`}
});

const result = await connect.${camelCase(tag)}.${id}(${input});
console.log(result);
`;
}

const bodyOf = (call: ApiCall): string => (sendsFile(call)
  ? `new Blob([await readFile('file')])`
  : JSON.stringify(call.body, null, 2).replaceAll('\n', '\n  '));
