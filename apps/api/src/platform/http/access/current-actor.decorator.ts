import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor, Principal } from './actor.ts';
import { tracePlaceOf } from '../server/request-traces.ts';

/** A request after the guards have named its caller; public routes may have none. */
export type IdentifiedRequest = FastifyRequest & { user?: Principal };

/** Who asks in this request, or null when nobody signed in. */
export function actorOf(request: IdentifiedRequest): Actor | null {
  const { user } = request;
  if (!user) return null;
  const trace = tracePlaceOf(request);
  return { ...user, requestId: request.id, ipAddress: request.ip, ...(trace ? { trace } : {}) };
}

/** Hands a route the person who calls it; on a public route the parameter may be null. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor | null =>
  actorOf(context.switchToHttp().getRequest<IdentifiedRequest>()));

/** Where a request comes from: what can be known of somebody who has not signed in. */
export interface RequestOrigin {
  userId: null;
  role: null;
  requestId: string;
  ipAddress: string;
  /** What the caller's program calls itself. */
  userAgent: string | null;
}

const LONGEST_USER_AGENT = 300;

/** Hands a route the origin of the request, for audit events of people who are not signed in. */
export const CurrentOrigin = createParamDecorator((_: unknown, context: ExecutionContext): RequestOrigin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const userAgent = request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null;
  return { userId: null, role: null, requestId: request.id, ipAddress: request.ip, userAgent };
});
