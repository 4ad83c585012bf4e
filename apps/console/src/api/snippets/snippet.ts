import type { ApiRequest } from './api-request.ts';

/** The languages a call is spelled in. */
export const LANGUAGES = ['curl', 'typescript', 'python', 'java'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Spells a call as a program a stranger can run; the token is read from the environment, never written down. */
export const snippetOf = (language: Language, request: ApiRequest, baseUrl: string): string =>
  SPELLINGS[language](request, baseUrl);

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

const jsonOf = (body: object, indent = 2): string => JSON.stringify(body, null, indent);

const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const curl = ({ method, path, body, isKeyed, isPublic }: ApiRequest, baseUrl: string): string => [
  `curl -X ${method} ${shellQuoted(`${baseUrl}${path}`)}`,
  ...(isPublic ? [] : ['-H "Authorization: Bearer $CONNECT_TOKEN"']),
  ...(isKeyed ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
  ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${shellQuoted(jsonOf(body))}`]),
].join(' \\\n  ');

const typescript = ({ client, body, isPublic }: ApiRequest, baseUrl: string): string => {
  const { service, method, parameters } = client;
  const given = Object.entries(parameters).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  // The client makes an idempotency key of its own for every call that moves money.
  const inputs = [...given, ...(body === undefined ? [] : [`requestBody: ${indented(jsonOf(body), 2)}`])];
  return `import { createConnectClient } from '@connect/sdk';

const connect = createConnectClient({
  baseUrl: ${JSON.stringify(baseUrl)},${isPublic ? '' : `
  token: process.env.CONNECT_TOKEN,`}
});

const result = await connect.${service}.${method}(${inputs.length === 0 ? '' : `{
  ${inputs.join(',\n  ')},
}`});
console.log(result);
`;
};

const PYTHON_WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** JSON as a Python literal: the same but for three words, which are never part of a string here. */
const pythonOf = (body: object): string =>
  jsonOf(body, 4).replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => PYTHON_WORDS[token] ?? token);

const python = ({ method, path, body, isKeyed, isPublic }: ApiRequest, baseUrl: string): string => {
  const headers = [
    ...(isPublic ? [] : ['"Authorization": "Bearer " + os.environ["CONNECT_TOKEN"],']),
    ...(body === undefined ? [] : ['"Content-Type": "application/json",']),
    ...(isKeyed ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
  ];
  return `import json${isPublic ? '' : ', os'}, urllib.request${isKeyed ? ', uuid' : ''}

request = urllib.request.Request(
    ${JSON.stringify(`${baseUrl}${path}`)},
    method=${JSON.stringify(method)},
    headers={
${headers.map((header) => `        ${header}\n`).join('')}    },${body === undefined ? '' : `
    data=json.dumps(${indented(pythonOf(body), 4)}).encode(),`}
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())
`;
};

const java = ({ method, path, body, isKeyed, isPublic }: ApiRequest, baseUrl: string): string => {
  const publisher = body === undefined ? 'noBody()' : `ofString("""
            ${indented(jsonOf(body).replaceAll('\\', '\\\\').replaceAll('"""', '\\"""'), 12)}""")`;
  const steps = [
    ...(isPublic ? [] : ['.header("Authorization", "Bearer " + System.getenv("CONNECT_TOKEN"))']),
    ...(body === undefined ? [] : ['.header("Content-Type", "application/json")']),
    ...(isKeyed ? ['.header("Idempotency-Key", UUID.randomUUID().toString())'] : []),
    `.method("${method}", HttpRequest.BodyPublishers.${publisher})`,
    '.build();',
  ];
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;${isKeyed ? `
import java.util.UUID;` : ''}

public class Connect {
  public static void main(String[] args) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(${JSON.stringify(`${baseUrl}${path}`)}))
        ${steps.join('\n        ')}
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}
`;
};

const SPELLINGS: Readonly<Record<Language, (request: ApiRequest, baseUrl: string) => string>> = {
  curl, typescript, python, java,
};
