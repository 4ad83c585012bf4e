import type { Role } from '@connect/sdk';
import type { Answered, Asked, RawClient } from '../exchange.ts';
import type { Call } from './access-policy.ts';

/** A route as the OpenAPI document states it. */
export interface DocumentedRoute {
  operationId: string;
  method: string;
  path: string;
  roles: readonly Role[];
}

interface Document {
  paths: Record<string, Record<string, { operationId: string; 'x-roles'?: readonly Role[] }>>;
}

/** Every route of the published document, by its operation. */
export const documentedRoutes = async (raw: RawClient): Promise<Map<string, DocumentedRoute>> => {
  const { paths } = JSON.parse((await raw.ask({ method: 'GET', path: '/api-docs-json' })).text) as Document;
  const routes = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods)
    .map(([method, { operationId, 'x-roles': roles = [] }]) => ({ operationId, method: method.toUpperCase(), path, roles })));
  return new Map(routes.map((route) => [route.operationId, route]));
};

/** Calls a route as somebody. */
export const callRoute = (
  raw: RawClient, route: DocumentedRoute, token: string | null, call: Call,
): Promise<Answered> => {
  const asked: Asked = {
    method: route.method,
    path: route.path.replace('{id}', encodeURIComponent(call.id ?? '')).replace('{action}', call.action ?? 'cancel')
      .replace('{number}', '1').replace('{list}', '0')
      + (call.query ?? ''),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.text === undefined ? {} : { body: call.text }),
  };
  return raw.ask(asked);
};
