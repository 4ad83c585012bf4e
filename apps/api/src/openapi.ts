import 'reflect-metadata';
import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { readEnv } from './platform/env.ts';
import { createOpenApiDocument } from './platform/http/openapi/openapi-document.ts';
import { gapsOf } from './platform/http/openapi/openapi-gaps.ts';
import { Tracing } from './platform/traces/tracing.service.ts';

// Writes the OpenAPI document to the path given, without a port and without a database: preview mode builds nothing.
const env = readEnv({});
const secrets = {
  jwtSecret: '', signingKey: generateKeyPairSync('ed25519').privateKey, keyId: '', dataKey: createSecretKey('', 'hex'),
  witnessKey: null,
};
const app = await NestFactory.create(
  AppModule.with({ env, secrets, connection: { url: 'postgresql://nobody@localhost/none' } }, new Tracing()),
  new FastifyAdapter(), { preview: true, abortOnError: false, logger: false });
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file to write the OpenAPI document to.');
const document = createOpenApiDocument(app, env.version);
const gaps = gapsOf(document);
if (gaps.length > 0) throw new Error(`The OpenAPI document is not complete.\n${gaps.join('\n')}`);
writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);
