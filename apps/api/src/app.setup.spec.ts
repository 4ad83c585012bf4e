import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Post } from '@nestjs/common';
import { CONTROLLER_WATERMARK } from '@nestjs/common/constants.js';
import { globSync } from 'node:fs';
import { routesWithoutPolicy } from './platform/http/access/access-policy.ts';
import { Public, Roles } from './platform/http/access/roles.decorator.ts';
import type { ControllerClass } from './platform/http/access/roles.decorator.ts';

@Controller()
class HalfDecided {
  @Public()
  @Get()
  open(): void { /* Only its decorators are read. */ }

  @Post()
  forgotten(): void { /* Only its decorators are read. */ }
}

@Roles('admin')
@Controller()
class Decided {
  @Get()
  inherits(): void { /* Only its decorators are read. */ }
}

describe('access to the routes', () => {
  it('is missed when a route states nothing, and taken from its controller', () => {
    expect(routesWithoutPolicy(HalfDecided)).toEqual(['HalfDecided.forgotten']);
    expect(routesWithoutPolicy(Decided)).toEqual([]);
  });

  it('is stated by every route of every controller', async () => {
    const files = globSync('**/*.controller.ts', { cwd: import.meta.dirname });
    const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<Record<string, unknown>>));
    const controllers = modules.flatMap((module) => Object.values(module)).filter((exported) =>
      typeof exported === 'function' && Reflect.hasMetadata(CONTROLLER_WATERMARK, exported)) as ControllerClass[];
    expect(controllers.length).toBeGreaterThanOrEqual(files.length);
    expect(files.length).toBeGreaterThan(0);
    expect(controllers.flatMap(routesWithoutPolicy)).toEqual([]);
  });
});
