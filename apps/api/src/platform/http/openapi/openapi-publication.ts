import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** Eight hundred kilobytes in a tenth of a second; the highest quality takes ten times as long for a few per cent. */
const BROTLI_QUALITY = 6;

interface Published {
  tag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * Publishes the document of the API at a path. It stays the same as long as the process, so that it is written and
 * compressed once, when it is first asked for, and a caller that still has it is told so.
 */
export function publishDocument(instance: FastifyInstance, path: string, describe: () => OpenAPIObject): void {
  let published: Promise<Published> | undefined;
  instance.get(path, async (request, reply) => {
    published ??= write(describe());
    const { tag, plain, ...compressed } = await published;
    void reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(encoding ? compressed[encoding] : plain);
  });
}

async function write(document: OpenAPIObject): Promise<Published> {
  const plain = Buffer.from(JSON.stringify(document));
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  return { tag, plain, br, gzip: zipped };
}
