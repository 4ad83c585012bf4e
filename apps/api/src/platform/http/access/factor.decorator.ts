import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

const FRESH_FACTOR = 'connect:fresh-factor';
const WITHOUT_FACTOR = 'connect:without-factor';

/** Opens a route to people with a second factor only for five minutes after they proved it. */
export const FreshFactor = (): MethodDecorator & ClassDecorator => applyDecorators(
  SetMetadata(FRESH_FACTOR, true), ApiExtension('x-fresh-factor', true));

/** Opens a route to those who have yet to prove or to add a second factor: what they need for it, and nothing else. */
export const WithoutFactor = (): MethodDecorator & ClassDecorator => applyDecorators(
  SetMetadata(WITHOUT_FACTOR, true), ApiExtension('x-without-factor', true));

const isMarked = (context: ExecutionContext, mark: string): boolean =>
  [context.getHandler(), context.getClass()].some((target) => Reflect.getMetadata(mark, target) === true);

/** Whether the route that a request has reached asks for a fresh factor. */
export const asksForFreshFactor = (context: ExecutionContext): boolean => isMarked(context, FRESH_FACTOR);

/** Whether the route that a request has reached is open to those who owe a factor. */
export const isOpenWithoutFactor = (context: ExecutionContext): boolean => isMarked(context, WITHOUT_FACTOR);
