import type { LoggedRequestDetailDto } from '@connect/sdk';
import type { Operation } from '../../api/api-document.ts';
import type { ApiCall } from '../../api/snippets/api-call.ts';

/** The values in a path where an operation's path has names; null when it is not a path of that operation. */
const valuesIn = (path: string, { path: pattern }: Operation): Record<string, string> | null => {
  const [given, asked] = [path.split('/'), pattern.split('/')];
  if (given.length !== asked.length) return null;
  const values: Record<string, string> = {};
  for (const [at, part] of asked.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) values[name] = decodeURIComponent(given[at] ?? '');
    else if (part !== given[at]) return null;
  }
  return values;
};

/** The call by which a program asks the same again; null for what the documentation does not know. */
export const againOf = (request: LoggedRequestDetailDto, operations: readonly Operation[]): ApiCall | null => {
  const fitting = operations.filter(({ method }) => method === request.method)
    .flatMap((operation) => {
      const values = valuesIn(request.path, operation);
      return values === null ? [] : [{ operation, values }];
    })
    // A path that is spelled out comes before one with a name in its place.
    .sort((one, other) => Object.keys(one.values).length - Object.keys(other.values).length);
  const [found] = fitting;
  if (!found) return null;
  return {
    operation: found.operation,
    values: { ...found.values, ...Object.fromEntries(new URLSearchParams(request.query ?? '')) },
    ...(request.body === null ? {} : { body: request.body }),
  };
};
