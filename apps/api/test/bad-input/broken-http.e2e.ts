import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { startApp, type TestApp } from '../app.ts';
import { row } from '../../src/platform/database/sql.ts';

const SILENCE_MS = 60_000;
const HEADERS_WITHIN_MS = 5_000;
const HOST = 'Host: 127.0.0.1';

describe('bytes that are hardly HTTP', () => {
  let rig: TestApp;
  beforeAll(async () => { rig = await startApp(); });
  afterAll(() => rig.close());

  /** Everything the server says before it hangs up. */
  const say = (...lines: string[]): Promise<string> => new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(rig.baseUrl).port), '127.0.0.1');
    let heard = '';
    const patience = setTimeout(() => { socket.destroy(new Error(`The server neither answered nor hung up: ${heard}`)); }, SILENCE_MS);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => { heard += chunk; });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(heard);
    });
    socket.write(lines.join('\r\n'));
  });

  const answers = (heard: string): number[] =>
    [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

  const transfer = '{"type":"send"}';

  it.each<[string, string[]]>([
    ['no request at all', ['hello', '', '']],
    ['an unknown method', ['BREW /api/v1/status HTTP/1.1', HOST, '', '']],
    ['another version', ['GET /api/v1/status HTTP/9.9', HOST, '', '']],
    ['two lengths', ['POST /api/v1/transactions/send HTTP/1.1', HOST, 'Content-Length: 5', 'Content-Length: 15', '', transfer]],
    ['a length and chunks', [
      'POST /api/v1/transactions/send HTTP/1.1', HOST, 'Content-Length: 15', 'Transfer-Encoding: chunked', '', '0', '', '']],
    ['a length that is no number', ['POST /api/v1/transactions/send HTTP/1.1', HOST, 'Content-Length: -1', '', transfer]],
    ['chunks that lie', ['POST /api/v1/transactions/send HTTP/1.1', HOST, 'Transfer-Encoding: chunked', '', 'zz', transfer, '']],
    ['a chunked that is not the last', [
      'POST /api/v1/transactions/send HTTP/1.1', HOST, 'Transfer-Encoding: chunked, identity', '', '0', '', '']],
    ['a folded header', ['GET /api/v1/status HTTP/1.1', HOST, 'X-A: b', '\tc: d', 'Connection: close', '', '']],
    ['a space before the colon', ['GET /api/v1/status HTTP/1.1', HOST, 'X-A : b', '', '']],
    ['a NUL in a header', ['GET /api/v1/status HTTP/1.1', HOST, 'X-A: b\u0000c', '', '']],
    ['headers without end', ['GET /api/v1/status HTTP/1.1', HOST, `X-A: ${'a'.repeat(20_000)}`, '', '']],
    ['an address without end', [`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST, '', '']],
    ['a NUL in the address', ['GET /api/v1/\u0000 HTTP/1.1', HOST, '', '']],
    ['a space in the address', ['GET /api/v1/ status HTTP/1.1', HOST, '', '']],
    ['a second, smuggled request', [
      'POST /api/v1/transactions/send HTTP/1.1', HOST, 'Transfer-Encoding: chunked', 'Content-Length: 4', '', '0', '',
      'GET /api/v1/status HTTP/1.1', HOST, '', '']],
  ])('%s is refused once, and the connection closed', async (_, lines) => {
    const heard = await say(...lines);
    const [status = 0, ...more] = answers(heard);
    expect({ status: status >= 400 && status < 500, more }).toEqual({ status: true, more: [] });
    const body = heard.slice(heard.indexOf('\r\n\r\n') + 4);
    expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['code', 'error', 'requestId']);
  });

  it.each<[string, string[]]>([
    ['no host', ['GET /api/v1/status HTTP/1.1', '', '']],
    ['two hosts', ['GET /api/v1/status HTTP/1.1', HOST, 'Host: evil.example', 'Connection: close', '', '']],
    ['an absolute address of another host', [
      'GET http://evil.example/api/v1/status HTTP/1.1', 'Host: evil.example', 'Connection: close', '', '']],
  ])('%s is answered with nothing', async (_, lines) => {
    const [status = 0] = answers(await say(...lines));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('hangs up on somebody who never finishes their headers', async () => {
    const server = rig.app.getHttpServer();
    expect(server.headersTimeout).toBe(HEADERS_WITHIN_MS);
    // The next look at connections that say nothing is enough; the seconds until then need not pass.
    server.headersTimeout = 1;
    const heard = await say('GET /api/v1/status HTTP/1.1', HOST, 'X-Slow: ');
    server.headersTimeout = HEADERS_WITHIN_MS;
    expect(answers(heard)).toEqual([408]);
  });

  it('leaves the server in good health and nothing behind', async () => {
    expect(await rig.anonymous.status.getStatus()).toMatchObject({ api_health: 'ok' });
    const { count } = await row<{ count: string }>(rig.orm.em.fork(), `select count(*) from transaction where type <> 'fund'`);
    expect(count).toBe('0');
  });
});
