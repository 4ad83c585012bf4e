import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner } from '@nestjs/core';
import type { ModulesContainer } from '@nestjs/core';
import { accessPolicy } from './roles.decorator.ts';
import type { ControllerClass, RouteHandler } from './roles.decorator.ts';

/** Refuses to start a bank with a door that nobody decided who may open. */
export function assertEveryRouteStatesAccess(modules: ModulesContainer): void {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype as ControllerClass);
  const unstated = controllers.flatMap(routesWithoutPolicy);
  if (unstated.length > 0) {
    throw new Error(`These routes state neither @Public() nor @Roles(...): ${unstated.join(', ')}.`);
  }
}

/** Names the routes of a controller that do not say who may call them. */
export function routesWithoutPolicy(controller: ControllerClass): string[] {
  const prototype = controller.prototype as Record<string, RouteHandler>;
  return new MetadataScanner().getAllMethodNames(prototype)
    .filter((name) => Reflect.hasMetadata(METHOD_METADATA, prototype[name] as RouteHandler))
    .filter((name) => accessPolicy(prototype[name] as RouteHandler, controller) === undefined)
    .map((name) => `${controller.name}.${name}`);
}
