import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post, Query } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import type { Answer } from '../../../../test/answer.ts';
import { OuterNames } from '../outer-names/outer-names.ts';
import { configureApp } from '../../../app.setup.ts';
import { ENV, readEnv, type Env } from '../../env.ts';
import { createFastifyAdapter } from './fastify-adapter.ts';
import { Refusal } from '../problems/refusal.ts';
import { Public } from '../access/roles.decorator.ts';
import { MayBeMissing } from '../validation/validation.pipe.ts';

class LineDto {
  @IsString()
  @MaxLength(3)
  currency: string;
}

class PaymentDto {
  @IsString()
  amount: string;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => LineDto)
  lines?: LineDto[];
}

class ListDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  limit?: number;
}

@MayBeMissing()
class PresetDto {
  @IsOptional()
  @IsInt()
  limit = 5;
}

@Public()
@Controller('api')
class PaymentController {
  @Post('payments')
  pay(@Body() payment: PaymentDto): PaymentDto {
    return payment;
  }

  @Get('payments')
  list(@Query() query: ListDto): ListDto {
    return query;
  }

  @Post('lists')
  make(@Body() list: ListDto): ListDto {
    return list;
  }

  @Post('presets')
  preset(@Body() preset: PresetDto): PresetDto {
    return preset;
  }

  @Post('refunds')
  refund(): string {
    return 'all of it';
  }

  @Get('broken')
  broken(): never {
    throw new Error('select * from app_user where password = 1');
  }

  @Get('lost')
  lost(): never {
    throw Object.assign(new Error('wrapped'), { cause: Object.assign(new Error('terminating'), { code: '57P01' }) });
  }

  @Get('refused')
  refused(): never {
    throw new Refusal(429, 'ACCOUNT_LOCKED', 'Wait.', undefined, { 'retry-after': '900' });
  }
}

async function startEdge(source: NodeJS.ProcessEnv = {}): Promise<NestFastifyApplication> {
  const env = readEnv({ LOG_LEVEL: 'silent', ...source });
  const names = { provide: OuterNames, useValue: { replaceIn: () => Promise.resolve() } };
  @Module({ controllers: [PaymentController], providers: [{ provide: ENV, useValue: env satisfies Env }, names] })
  class EdgeModule {}
  const built = await Test.createTestingModule({ imports: [EdgeModule] }).compile();
  const app = built.createNestApplication<NestFastifyApplication>(createFastifyAdapter(env), { logger: false });
  await configureApp(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the HTTP edge', () => {
  let app: NestFastifyApplication;
  const send = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE): Promise<Answer> =>
    app.inject({ method: 'POST', url: '/api/payments', headers: { host: 'localhost:3000', ...headers }, payload });
  const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
    app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

  beforeAll(async () => { app = await startEdge(); });
  afterAll(() => app.close());

  it.each([
    ['an unknown field', '{"amount":"1.00","role":"admin"}', 'role', 'UNKNOWN_FIELD', 'role is not a known field.'],
    ['a misspelt field', '{"amount":"1.00","line":[]}', 'line', 'UNKNOWN_FIELD',
      'line is not a known field. Did you mean lines?'],
    ['a misspelt nested field', '{"amount":"1","lines":[{"currency":"AED","curency":"AED"}]}', 'lines[0].curency',
      'UNKNOWN_FIELD',
      'lines[0].curency is not a known field. Did you mean lines[0].currency?'],
    ['a wrong type', '{"amount":1}', 'amount', 'NOT_TEXT', 'amount must be a string.'],
    ['a missing field', '{}', 'amount', 'REQUIRED', 'amount must be a string.'],
    ['a nested field', '{"amount":"1","lines":[{"currency":"AEDX"}]}', 'lines[0].currency',
      'LENGTH', 'lines[0].currency must be shorter than or equal to 3 characters.'],
    ['an unknown nested field', '{"amount":"1","lines":[{"currency":"AED","x":1}]}', 'lines[0].x',
      'UNKNOWN_FIELD', 'lines[0].x is not a known field.'],
  ])('names %s', async (_, payload, field, problem, message) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: message, code: 'VALIDATION_FAILED', requestId: answer.headers['x-request-id'],
      details: [{ field, message, code: problem, ...(problem === 'LENGTH' && { data: { most: 3 } }) }],
    });
  });

  it('refuses a body that is missing, however little is asked of it, and takes one that may be', async () => {
    const ask = (name: string): Promise<Answer> =>
      app.inject({ method: 'POST', url: `/api/${name}`, headers: { host: 'localhost:3000' } });
    const message = 'The request needs a body, and it has none.';
    for (const name of ['payments', 'lists']) {
      const answer = await ask(name);
      expect([answer.statusCode, answer.json().details]).toEqual([400, [{ field: 'body', code: 'REQUIRED', message }]]);
    }
    expect((await ask('presets')).json()).toEqual({ limit: 5 });
  });

  it('refuses by its name what a route has no place for', async () => {
    const ask = (url: string, payload?: object): Promise<Answer> =>
      app.inject({ method: 'POST', url, headers: { host: 'localhost:3000' }, ...(payload ? { payload } : {}) });
    expect((await ask('/api/refunds')).statusCode).toBe(201);
    expect((await ask('/api/refunds', {})).statusCode).toBe(201);
    for (const answer of [await ask('/api/refunds', { amount: '1.00' }), await ask('/api/refunds?amount=1.00')]) {
      expect([answer.statusCode, answer.json().details]).toEqual(
        [400, [{ field: 'amount', code: 'UNKNOWN_FIELD', message: 'amount is not a known field.' }]]);
    }
    expect((await ask('/api/payments?dryRun=true', { amount: '1.00' })).json().details).toEqual(
      [{ field: 'dryRun', code: 'UNKNOWN_FIELD', message: 'dryRun is not a known field.' }]);
    expect((await get('/api/broken?since=1')).json().details).toMatchObject([{ field: 'since', code: 'UNKNOWN_FIELD' }]);
  });

  it('refuses unknown and mistyped query parameters by name', async () => {
    expect((await get('/api/payments?limit=5')).json()).toEqual({ limit: 5 });
    expect((await get('/api/payments?limit=x')).json().details).toEqual([
      { field: 'limit', code: 'NOT_WHOLE', message: 'limit must be an integer number.' }]);
    expect((await get('/api/payments?sort=1')).json().details).toEqual([
      { field: 'sort', code: 'UNKNOWN_FIELD', message: 'sort is not a known field.' }]);
  });

  it.each([
    ['a cut body', '{"amount":', JSON_TYPE, 400, 'MALFORMED_JSON'],
    ['an empty body', '', JSON_TYPE, 400, 'MALFORMED_JSON'],
    ['a byte order mark', '\uFEFF{"amount":"1"}', JSON_TYPE, 400, 'MALFORMED_JSON'],
    ['bytes that are not UTF-8', Buffer.from('7b22616d6f756e74223a22ff227d', 'hex'), JSON_TYPE, 400, 'MALFORMED_JSON'],
    ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a repeated key', '{"amount":"1.00","amount":"2.00"}', JSON_TYPE, 400, 'DUPLICATE_KEY'],
    ['a prototype key', '{"__proto__":{"role":"admin"}}', JSON_TYPE, 400, 'FORBIDDEN_KEY'],
    ['a NUL character', '{"amount":"\\u0000"}', JSON_TYPE, 400, 'INVALID_TEXT'],
    ['a list for an object', '[]', JSON_TYPE, 400, 'VALIDATION_FAILED'],
    ['a number for an object', '7', JSON_TYPE, 400, 'VALIDATION_FAILED'],
    ['null for an object', 'null', JSON_TYPE, 400, 'VALIDATION_FAILED'],
    ['a form', 'amount=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"amount":"1"}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no content type', '{"amount":"1"}', { 'content-type': '' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body over 64 kB', `{"amount":"${'1'.repeat(66_000)}"}`, JSON_TYPE, 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_, payload, headers, status, code) => {
    const answer = await send(payload, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
  });

  it('accepts a body whose charset is named as UTF-8', async () => {
    const answer = await send('{"amount":"1"}', { 'content-type': 'application/json; charset="UTF-8"' });
    expect(answer.statusCode).toBe(201);
  });

  it.each([
    ['/api/nothing', 404, 'ROUTE_NOT_FOUND'],
    ['/api/%zz', 400, 'BAD_REQUEST'],
    ['/api/broken', 500, 'INTERNAL'],
    ['/api/lost', 503, 'DATABASE_UNAVAILABLE'],
    ['/api/refused', 429, 'ACCOUNT_LOCKED'],
  ])('answers GET %s with %i %s and tells nothing of its insides', async (url, status, code) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    expect(answer.body).not.toMatch(/select|app_user|terminating|\.ts|stack/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('passes on when to come back', async () => {
    expect((await get('/api/refused')).headers['retry-after']).toBe('900');
    expect((await get('/api/lost')).headers['retry-after']).toBe('1');
  });

  it('keeps a sane request id and replaces any other', async () => {
    expect((await get('/api/payments', { 'x-request-id': 'console-42' })).headers['x-request-id']).toBe('console-42');
    for (const id of ['', 'with space', 'x'.repeat(129), 'caf\u00e9']) {
      const { headers } = await get('/api/payments', { 'x-request-id': id });
      expect(headers['x-request-id']).toMatch(/^req_[0-9a-f-]{36}$/);
    }
  });

  it('sends the security headers with success, refusal and fault', async () => {
    for (const url of ['/api/payments', '/api/nothing', '/api/broken']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy'])
        .toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('sends no request back to whoever TRACEs it', async () => {
    const answer = await app.inject({ method: 'TRACE' as 'GET', url: '/api/payments', headers: { cookie: 'canary' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('canary');
  });

  it.each(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test:3000', '10.0.0.1'])(
    'refuses the Host %p, which a foreign page could have bent to this machine', async (host) => {
      const answer = await get('/api/payments', { host });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'HOST_NOT_ALLOWED']);
    });

  const loopbackNames = ['localhost', 'localhost:4200', '127.0.0.1:3000', '[::1]:3000'];
  it.each(loopbackNames)('answers under the Host %p', async (host) => {
    expect((await app.inject({ url: '/api/payments', headers: { host } })).statusCode).toBe(200);
    const behindProxy = { host, 'x-forwarded-host': 'evil.test' };
    expect((await app.inject({ url: '/api/payments', headers: behindProxy })).statusCode).toBe(403);
  });

  it('publishes Swagger UI and the document under a policy that lets no foreign script run', async () => {
    const page = await get('/api-docs');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>|<script src=['"]https?:/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const asset of page.body.matchAll(/(?:src|href)="(\.[^"]+)"/g)) {
      expect((await get(new URL(asset[1] as string, 'http://localhost/api-docs').pathname)).statusCode).toBe(200);
    }
    const document = await get('/api-docs-json');
    expect(document.json().paths['/api/payments']?.['post']).toMatchObject({ 'x-roles': [] });
  });

  it('sends the document compressed, and not again to who still has it', async () => {
    const plain = await get('/api-docs-json');
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, read] of [['br', brotliDecompressSync], ['gzip', gunzipSync]] as const) {
      const answer = await get('/api-docs-json', { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(read(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    const refused = await get('/api-docs-json', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const again = await get('/api-docs-json', { 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('outside the sandbox', () => {
  it.each([{ NODE_ENV: 'production' }, { SANDBOX: 'false' }])('answers under any name and asks browsers to stay on HTTPS, by %j', async (mode) => {
    const app = await startEdge({
      ...mode,
      JWT_SECRET: randomBytes(32).toString('hex'),
      SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      DATA_KEY: randomBytes(32).toString('base64'),
    });
    const answer = await app.inject({ url: '/api/payments', headers: { host: 'bank.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await app.close();
  });
});
