import { BaseHttpRequest, CancelablePromise, ConnectClient } from '@connect/sdk';
import { exampleValues, type Operation, type Values } from '../api-document.ts';

/** A call of the API with everything that goes with it. */
export interface ApiCall {
  operation: Operation;
  /** What stands in its path and its query, by the names of the parameters. */
  values: Values;
  body?: unknown;
}

/** The languages that a call is spelled in. */
export const codeLanguages = ['curl', 'typescript', 'python', 'java'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** A call as its client makes it: `(sdk) => sdk.wallets.getWallet({ id })`. It is shown, not made. */
export type SampleCall = (sdk: ConnectClient) => unknown;

type Request = Omit<Parameters<BaseHttpRequest['request']>[0], 'body'> & { body?: unknown };

/** The call with the examples of the documentation. */
export const exampleCall = (operation: Operation): ApiCall =>
  ({ operation, values: exampleValues(operation), body: operation.request?.example });

/** What a call of the client would send, which is written down here and not sent. */
export function callMadeBy(make: SampleCall, operations: readonly Operation[]): ApiCall {
  const { method, url, path = {}, query = {}, body } = requestMadeBy(make);
  const operation = operations.find((candidate) => candidate.method === method && candidate.path === url);
  if (!operation) throw new Error(`The API does not publish ${method} ${url}.`);
  const given = Object.entries<unknown>({ ...path, ...query }).filter(([, value]) => value !== undefined);
  return { operation, values: Object.fromEntries(given.map(([name, value]) => [name, String(value)])), body };
}

function requestMadeBy(make: SampleCall): Request {
  const made: Request[] = [];
  class Notepad extends BaseHttpRequest {
    request<T>(options: Parameters<BaseHttpRequest['request']>[0]): CancelablePromise<T> {
      made.push(options);
      return new CancelablePromise<T>(() => undefined);
    }
  }
  make(new ConnectClient({}, Notepad));
  const [request] = made;
  if (!request) throw new Error('Nothing was asked of the client.');
  return request;
}

const valuesIn = ({ operation, values }: ApiCall, place: 'path' | 'query') => operation.parameters
  .filter((parameter) => parameter.place === place)
  .flatMap(({ name, shape }) => {
    const value = values[name];
    return value === undefined || value === '' ? [] : [{ name, shape, value }];
  });

/** What stands in the path, in its order. */
export const inPath = (call: ApiCall) => valuesIn(call, 'path');

/** What stands in the query, in the order of the documentation. */
export const inQuery = (call: ApiCall) => valuesIn(call, 'query');

/** Where the call goes. */
export function urlOfCall(call: ApiCall): string {
  const path = inPath(call).reduce(
    (address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value)), call.operation.path);
  const query = new URLSearchParams(inQuery(call).map(({ name, value }) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Whether the call needs no token. */
export const isPublic = ({ operation }: ApiCall): boolean => operation.roles.length === 0;

/** Whether what is sent is a file rather than JSON. */
export const sendsFile = ({ operation: { request } }: ApiCall): boolean => request?.shape.kind === 'file';

/** `wallet_id`, `cross-border` and `listWallets` as words, for each language to join in its own way. */
export const wordsIn = (name: string): string[] => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
  .split(/[^A-Za-z\d]+/).filter(Boolean).map((word) => word.toLowerCase());

/** Words joined as TypeScript and Java do: `crossBorder`. */
export const camelCase = (name: string): string =>
  wordsIn(name).map((word, n) => (n === 0 ? word : capitalised(word))).join('');

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
