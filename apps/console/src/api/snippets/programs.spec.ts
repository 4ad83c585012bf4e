import { Blob as FileBlob } from 'node:buffer';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { callApi, createConnectClient } from '@connect/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { itWith, needs } from '../../../../../tools/needs.mjs';
import { callOf, chaptersOf, type Operation, type PublishedDocument } from '../api-document.ts';
import { type ApiCall, type CodeLanguage, callMadeBy, exampleCall, sendsFile } from './api-call.ts';
import { snippetOf } from './snippet.ts';

const run = promisify(execFile);

// The page of the tests has a Blob of its own that Node's fetch does not know.
Object.assign(globalThis, { Blob: FileBlob });
const PATIENCE_MS = 300_000;
const TOKEN = 'sk_sandbox_the-token-of-a-test';
const FILE = 'What the file holds.';
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const libs = (path: string): string => join(ROOT, 'libs', path);

const document = JSON.parse(readFileSync(libs('sdk/openapi.json'), 'utf8')) as PublishedDocument;
const operations = chaptersOf(document).flatMap((chapter) => chapter.operations);
const calls = operations.map(exampleCall);

/** A request as it arrived; a key is only known to be there, because each program makes its own. */
interface Recorded { method: string; url: string; token: string | undefined; isKeyed: boolean; body: unknown }

const bodyIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text === '' ? undefined : text;
  }
};

/** An address without what a client says although it goes without saying: the documented default of a parameter. */
const plain = (url: string, n: number): string => {
  const { path, method } = operations[n % operations.length]!;
  const { pathname, searchParams } = new URL(url, 'http://api');
  for (const { name, schema } of document.paths[path]?.[method.toLowerCase()]?.parameters ?? []) {
    if (schema?.default !== undefined && searchParams.get(name) === String(schema.default)) searchParams.delete(name);
  }
  return `${pathname}?${searchParams.toString()}`;
};

const contentOf = ({ path, method, answer }: Operation): string =>
  Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses[answer.status]?.content ?? {})[0] ?? '';

describe('the programs that are shown for a call', () => {
  let server: Server;
  let folder: string;
  let baseUrl: string;
  let asked: Recorded[] = [];
  let expected: Recorded[];

  /** Answers each call as the documentation says; the calls come in the order of the documentation. */
  const answer = (n: number): { status: number; type: string; text: string } => {
    const operation = operations[n % operations.length]!;
    const { example, status } = operation.answer;
    const text = example === undefined ? '' : typeof example === 'string' ? example : JSON.stringify(example);
    return { status: Number(status), type: contentOf(operation), text };
  };

  beforeAll(async () => {
    server = createServer((request, reply) => {
      void request.toArray().then((chunks) => {
        const { status, type, text } = answer(asked.length);
        const { authorization, 'idempotency-key': key } = request.headers;
        asked.push({
          method: request.method ?? '', url: plain(request.url ?? '', asked.length), token: authorization, isKeyed: key !== undefined,
          body: bodyIn(Buffer.concat(chunks as Buffer[]).toString()),
        });
        reply.writeHead(status, type === '' ? {} : { 'content-type': type }).end(text);
      });
    });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    folder = mkdtempSync(join(tmpdir(), 'connect-snippets-'));
    writeFileSync(join(folder, 'file'), FILE);
    expected = await whileAsking(async () => {
      for (const call of calls) {
        const { operation, values, body } = call;
        const token = operation.roles.length === 0 ? {} : { token: TOKEN };
        await callApi(createConnectClient({ baseUrl, ...token }),
          callOf(operation, values, sendsFile(call) ? new Blob([FILE]) : body));
      }
    });
  }, PATIENCE_MS);
  beforeEach(() => { asked = []; });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const whileAsking = async (work: () => Promise<unknown>): Promise<Recorded[]> => {
    asked = [];
    await work();
    return asked;
  };
  const texts = (language: CodeLanguage): string[] => calls.map((call) => snippetOf(language, call, baseUrl));
  const save = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const program = (name: string, args: string[]) => run(name, args, {
    cwd: folder, maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CONNECT_TOKEN: TOKEN, PYTHONPATH: libs('sdk-python'), PYTHONDONTWRITEBYTECODE: '1' },
  });

  it('ask in the shell what the console asks', async () => {
    const script = `set -e\nuuidgen() { echo 5f0c8b8e-3c1d-4c57-9d3b-2b6f0b9a6f11; }\n${texts('curl').join(' -sS\n')} -sS\n`;
    expect(await whileAsking(() => program('bash', [save('calls.sh', script)]))).toEqual(expected);
  }, PATIENCE_MS);

  it('ask in TypeScript what the console asks, and fit the types of the client', async () => {
    const home = join(folder, 'node_modules/@connect/sdk');
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    mkdirSync(home, { recursive: true });
    await run(process.execPath, [compiler, '-p', libs('sdk/tsconfig.build.json'), '--outDir', join(home, 'dist')]);
    cpSync(libs('sdk/package.json'), join(home, 'package.json'));
    const names = texts('typescript').map((text, n) => save(`call-${n}.mts`, text));
    const all = names.map((name) => `await import(${JSON.stringify(name)});`).join('\n');
    expect(await whileAsking(() => program(process.execPath, [save('all.mjs', all)]))).toEqual(expected);
  }, PATIENCE_MS);

  itWith(it, needs.python)('ask in Python what the console asks', async (python) => {
    const names = texts('python').map((text, n) => save(`call_${n}.py`, text));
    const all = 'import runpy, sys\nfor name in sys.argv[1:]:\n    runpy.run_path(name)\n';
    expect(await whileAsking(() => program(python, [save('all.py', all), ...names]))).toEqual(expected);
  }, PATIENCE_MS);

  itWith(it, needs.jdk)('ask in Java what the console asks', async (javac) => {
    const sources = libs('sdk-java/src/main/java');
    const client = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.java'));
    const names = texts('java').map((text, n) => save(`Call${n}.java`, text.replace('ConnectCall', `Call${n}`)));
    const all = names.map((_, n) => `    Call${n}.main(args);`).join('\n');
    names.push(save('All.java', `class All {\n  public static void main(String[] args) throws Exception {\n${all}\n  }\n}\n`));
    const files = [...client.map((name) => join(sources, name)), ...names];
    await program(javac, ['-proc:none', '-encoding', 'UTF-8', '-nowarn', '-d', folder, ...files]);
    expect(await whileAsking(() => program('java', ['-cp', folder, 'All']))).toEqual(expected);
  }, PATIENCE_MS);
});

describe('a call of the client that is shown instead of made', () => {
  it('is found in the documentation with everything that it would send', () => {
    const call: ApiCall = callMadeBy((sdk) => sdk.wallets.fundWallet({ id: '0x12', requestBody: { amount: '1.00' } }), operations);
    expect(call).toMatchObject({ operation: { id: 'fundWallet' }, values: { id: '0x12' }, body: { amount: '1.00' } });
    expect(() => callMadeBy(() => undefined, operations)).toThrow('Nothing was asked');
  });
});
