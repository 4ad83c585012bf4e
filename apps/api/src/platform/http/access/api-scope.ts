import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import { ROLES, type Role } from './actor.ts';
import { accessPolicy, type ControllerClass, type RouteHandler } from './roles.decorator.ts';

/**
 * Keys and accounts are looked after by people: a key that could make either would outlive its revocation. What is
 * known of customers is read by people, who are named in the log for it, and so are reports of a suspicion. A look-up
 * of objects of every kind would lead round the scopes of a key. Logs and witnesses know each other by their own keys.
 */
const CLOSED_TO_KEYS: ReadonlySet<string> = new Set([
  'api-keys', 'banks', 'customers', 'customer-changes', 'notifications', 'objects', 'strs', 'users', 'witness',
]);
/** What is asked for by POST and changes nothing. */
const READING_POSTS: ReadonlySet<string> = new Set([
  '/api/v1/events/tickets', '/api/v1/beneficiaries/check', '/api/v1/beneficiaries/look-alikes',
  '/api/v1/beneficiaries/match',
]);

/** What a key must be allowed for a route: its part of the API, to read or to write; null where no key may come. */
export const apiScopeOf = (method: string, route: string): string | null => {
  const area = /^\/?api\/v1\/([a-z0-9-]+)/.exec(route)?.[1];
  if (area === undefined || CLOSED_TO_KEYS.has(area)) return null;
  return `${area}:${method === 'GET' || READING_POSTS.has(route) ? 'read' : 'write'}`;
};

/** Every scope there is, with the roles whose people may call something within it. */
export function scopesOf(modules: ModulesContainer): Map<string, Set<Role>> {
  const scopes = new Map<string, Set<Role>>();
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype as ControllerClass);
  for (const controller of controllers) {
    for (const { scope, roles } of routesOf(controller)) {
      scopes.set(scope, new Set([...scopes.get(scope) ?? [], ...roles]));
    }
  }
  return new Map([...scopes].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function routesOf(controller: ControllerClass): { scope: string; roles: readonly Role[] }[] {
  const prototype = controller.prototype as Record<string, RouteHandler>;
  const root = String(Reflect.getMetadata(PATH_METADATA, controller));
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as RouteHandler;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    const policy = accessPolicy(handler, controller);
    if (method === undefined || policy === undefined) return [];
    const path = String(Reflect.getMetadata(PATH_METADATA, handler)).replace(/^\/$/, '');
    const scope = apiScopeOf(RequestMethod[method], `/${root}/${path}`.replaceAll('//', '/'));
    return scope === null ? [] : [{ scope, roles: policy.kind === 'public' ? ROLES : policy.roles }];
  });
}
