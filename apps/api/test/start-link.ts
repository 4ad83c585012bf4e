import type { INestApplicationContext } from '@nestjs/common';
import { makeStartLink } from '../../../tools/start-link.mjs';
import { ENV, type Env } from '../src/platform/env.ts';

/** The nonce of a fresh link, as `npm start` makes it for an application. */
export const startNonceFor = (app: INestApplicationContext): string =>
  makeStartLink(app.get<Env>(ENV).dataDir, '').replace('/#start=', '');
