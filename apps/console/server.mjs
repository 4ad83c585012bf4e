import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import Fastify from 'fastify';

const nonceMark = '__CSP_NONCE__';
/** Lines as the API writes them; what stands in an address or a header is nobody's to read in a log. */
const logFormat = {
  base: undefined,
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  serializers: { req: () => undefined, res: () => undefined },
};
const apiPaths = ['/api', '/api-docs-json', '/health', '/.well-known'];

/**
 * Serves the built console and hands the calls of its API paths on to the API, so that a browser sees one origin.
 * The API learns the caller's own Host and address, for it decides by them whether a call comes from this machine.
 */
export async function createHost({ apiUrl, distFolder, logLevel = 'error', isProduction = false }) {
  const app = Fastify({
    logger: { ...logFormat, level: logLevel },
    forceCloseConnections: true,
    genReqId: () => `req_${randomUUID()}`,
  });
  const page = readFileSync(`${distFolder}/index.html`, 'utf8');

  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64');
    reply.headers(securityHeaders(request.nonce)).headers(isProduction ? onlyHttps : {});
  });

  for (const path of apiPaths) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix: path,
      rewritePrefix: path,
      websocket: path === '/api',
      wsClientOptions: { rewriteRequestHeaders: (headers, request) => ({ ...headers, ...forwarded(request.raw) }) },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request.raw) }),
        onError: (reply) => answerApiDown(reply),
      },
    });
  }

  await app.register(files, {
    root: distFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // An archive is a file of its own, and not the compressed form of another.
    globIgnore: ['index.html', '**/*.br', '**/!(*.tar).gz', '.vite/**'],
    setHeaders: (reply, path) => reply.header('cache-control', cachePolicy(path.startsWith(`${distFolder}/assets/`))),
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    const isPage = ['GET', 'HEAD'].includes(request.method) && extname(path) === '';
    if (!isPage) return answerProblem(reply, 404, 'NOT_FOUND', 'Nothing is at this address.');
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return reply.send(page.replaceAll(nonceMark, request.nonce));
  });
  return app;
}

// Files with a hash in their name never change; the few others are asked for again each time.
const cachePolicy = (isHashed) => (isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');

// Emotion writes styles while the program runs; they carry the nonce, so that no other inline style is let in.
const securityHeaders = (nonce) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

// Browsers come by HTTPS alone for a year once they came by it, and take no notice where there is no TLS.
const onlyHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

function forwarded({ headers, socket }) {
  const chain = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  const passed = { host: headers.host, 'x-forwarded-for': chain, 'x-forwarded-host': headers.host };
  const kept = ['cookie', 'authorization', 'origin'].filter((name) => headers[name] !== undefined);
  return { ...passed, ...Object.fromEntries(kept.map((name) => [name, headers[name]])) };
}

const answerApiDown = (reply) =>
  answerProblem(reply, 502, 'API_UNAVAILABLE', 'The Connect API does not answer. It may be starting; try again.');

function answerProblem(reply, status, code, error) {
  const requestId = reply.request.id;
  // A file that is missing now may be there with the next release.
  reply.code(status).headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  return reply.send({ error, code, requestId });
}

// A setting that is empty is none, as for the API.
async function main() {
  const port = Number(process.env.CONSOLE_PORT || 4200);
  const host = process.env.HOST || '127.0.0.1';
  const apiUrl = process.env.API_URL || `http://127.0.0.1:${process.env.PORT || 3000}`;
  const isProduction = process.env.NODE_ENV === 'production' || ['false', '0'].includes(process.env.SANDBOX);
  const distFolder = fileURLToPath(new URL('./dist', import.meta.url));
  const app = await createHost({ apiUrl, distFolder, isProduction });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.once(signal, () => app.close().then(() => process.exit(0)));
  }
  await app.listen({ port, host });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    const message = `The console could not start: ${error.message}`;
    process.stdout.write(`${JSON.stringify({ level: 'fatal', time: new Date().toISOString(), message })}\n`);
    process.exit(1);
  });
}
