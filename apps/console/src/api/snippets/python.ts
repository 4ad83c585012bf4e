import { type ApiCall, inPath, inQuery, isPublic, sendsFile, wordsIn } from './api-call.ts';
import type { Shape } from './shape.ts';

const WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
const KEYWORDS: ReadonlySet<string> = new Set('and as class from import in is not or with'.split(' '));

const snakeCase = (name: string): string => wordsIn(name).join('_');
const argument = (name: string): string => (KEYWORDS.has(snakeCase(name)) ? `${snakeCase(name)}_` : snakeCase(name));

const literal = (value: string, { kind }: Shape): string => {
  if (kind === 'boolean') return WORDS[value] ?? value;
  return kind === 'number' || kind === 'integer' ? value : JSON.stringify(value);
};

/** JSON as a Python literal: the same but for three words, which are not changed inside of strings. */
const pythonValue = (body: unknown): string => JSON.stringify(body, null, 4)
  .replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => WORDS[token] ?? token);

/** The call as a program with the Python client. */
export function pythonOf(call: ApiCall, baseUrl: string): string {
  const { operation: { tag, id } } = call;
  const inputs = [
    ...inPath(call).map(({ value }) => JSON.stringify(value)),
    ...(call.body === undefined ? [] : [bodyOf(call)]),
    ...inQuery(call).map(({ name, value, shape }) => `${argument(name)}=${literal(value, shape)}`),
  ];
  const input = inputs.length === 0 ? '' : `\n${inputs.map((one) => `    ${one},\n`).join('')}`;
  return `${isPublic(call) ? '' : 'import os\n\n'}from connect_sdk import Connect

connect = Connect(${JSON.stringify(baseUrl)}${isPublic(call) ? '' : ', os.environ["CONNECT_TOKEN"]'})

result = connect.${snakeCase(tag)}.${snakeCase(id)}(${input})
print(result)
`;
}

const bodyOf = (call: ApiCall): string =>
  (sendsFile(call) ? 'open("file", "rb").read()' : pythonValue(call.body).replaceAll('\n', '\n    '));
