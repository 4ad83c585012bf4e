import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { Role } from './actor.ts';
import { ApiProblems } from '../openapi/api-problems.decorator.ts';

/** Who may call a route: everybody, or the roles named. */
export type AccessPolicy =
  | { readonly kind: 'public'; readonly mayIdentify: boolean }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] };

const ACCESS_POLICY = 'connect:access-policy';

/** Lets everybody call a route; with `mayIdentify` a bearer token that is sent is verified and names the caller. */
export const Public = ({ mayIdentify = false } = {}): MethodDecorator & ClassDecorator => applyDecorators(
  SetMetadata(ACCESS_POLICY, { kind: 'public', mayIdentify } satisfies AccessPolicy),
  ApiExtension('x-roles', []),
  ...(mayIdentify ? [ApiProblems(401)] : []),
);

/** Lets only signed-in people of the roles named call a route. */
export const Roles = (...roles: [Role, ...Role[]]): MethodDecorator & ClassDecorator => applyDecorators(
  SetMetadata(ACCESS_POLICY, { kind: 'roles', roles } satisfies AccessPolicy),
  ApiExtension('x-roles', roles),
  ApiBearerAuth(),
);

export type RouteHandler = (...args: never[]) => unknown;
export type ControllerClass = abstract new (...args: never[]) => unknown;

/** The policy a route states itself or takes from its controller; a route that states none has none. */
export function accessPolicy(handler: RouteHandler, controller: ControllerClass): AccessPolicy | undefined {
  const stated: unknown = Reflect.getMetadata(ACCESS_POLICY, handler) ?? Reflect.getMetadata(ACCESS_POLICY, controller);
  return stated as AccessPolicy | undefined;
}

/** The policy of the route a request has reached. */
export const accessPolicyOf = (context: ExecutionContext): AccessPolicy | undefined =>
  accessPolicy(context.getHandler() as RouteHandler, context.getClass());
