import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../problems/refusal.ts';
import { unknownField } from './unknown-field.ts';

const MOST_FIELDS = 12;
const MOST_CHARACTERS = 64;
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whether a route has a place for a body, and for a query. */
type Places = Readonly<Record<'body' | 'query', boolean>>;

/**
 * Refuses a body or a query that the route has no place for: whoever sends an amount to a route that returns all,
 * `dryRun=true` to one that knows no rehearsal, or a filter to one that reads a single thing, means something else than
 * what would be done. What a reading request carries as its body nobody looks at.
 */
@Injectable()
export class DeclaredInputGuard implements CanActivate {
  private readonly places = new WeakMap<object, Places>();

  canActivate(context: ExecutionContext): boolean {
    const { method, body, query } = context.switchToHttp().getRequest<FastifyRequest>();
    const places = this.placesOf(context);
    const fields = [
      ...(places.body || READING.has(method) ? [] : namesIn(body)), ...(places.query ? [] : namesIn(query)),
    ];
    if (fields.length === 0) return true;
    throw invalid(fields.slice(0, MOST_FIELDS).map((name) => name.slice(0, MOST_CHARACTERS))
      .map((field) => ({ field, code: 'UNKNOWN_FIELD' as const, message: unknownField(field, []) })));
  }

  private placesOf(context: ExecutionContext): Places {
    const handler = context.getHandler();
    const known = this.places.get(handler);
    if (known) return known;
    const places = declaredBy(context.getClass(), handler.name);
    this.places.set(handler, places);
    return places;
  }
}

const namesIn = (sent: unknown): string[] => (typeof sent === 'object' && sent !== null ? Object.keys(sent) : []);

const declaredBy = (controller: object, method: string): Places => {
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as object;
  // A parameter is noted under its kind and its place, such as "3:1".
  const kinds = new Set(Object.keys(declared).map((key) => Number(key.split(':')[0])));
  return { body: kinds.has(RouteParamtypes.BODY), query: kinds.has(RouteParamtypes.QUERY) };
};
