import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { post, type Post, type PostResult } from './outbound-post.ts';
import { problemOfTarget } from './target-url.ts';

const STRICT = { mayBeLoopback: false };
const SANDBOX = { mayBeLoopback: true };

/** Addresses that are not the public internet's, in the notation in which a resolver answers. */
const INSIDE = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.8.8.8',
  '169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.192', '192.0.2.1',
  '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1',
  '239.255.255.250', '240.0.0.1', '255.255.255.255', '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:10.0.0.1',
  '::ffff:169.254.169.254', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a00:1', '100::1', '2001::1', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::1',
  '2002:a9fe:a9fe::1', '3fff::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1',
];

/** Everything else that must be refused as it is written. */
const WRITTEN = [
  // Other spellings of addresses of this machine, its network and its cloud.
  'https://2130706433/', 'https://017700000001/', 'https://0x7f000001/', 'https://0x7f.0.0.1/', 'https://127.1/',
  'https://127.0.1/', 'https://0177.0.0.1/', 'https://127.0.0.1./', 'https://0/', 'https://0.0.0.0/', 'https://2852039166/',
  'https://0xa9fea9fe/', 'https://169.254.43518/', 'https://0251.0376.0251.0376/', 'https://3232235521/', 'https://10.1/',
  'https://①②⑦.⓪.⓪.①/', 'https://127。0。0。1/', 'https://%31%32%37.0.0.1/', 'https://[::ffff:7f00:1]/', 'https://[::127.0.0.1]/',
  'https://[0:0:0:0:0:ffff:127.0.0.1]/', 'https://[0000::1]/', 'https://[::ffff:a9fe:a9fe]/', 'https://[fe80::1%25eth0]/',
  // Names that stay inside.
  'https://localhost/', 'https://LOCALHOST/', 'https://localhost./', 'https://api.localhost/', 'https://ｌｏｃａｌｈｏｓｔ/',
  'https://printer.local/', 'https://db.internal/', 'https://metadata.google.internal/computeMetadata/v1/', 'https://metadata/',
  'https://instance-data/', 'https://kubernetes.default.svc/', 'https://router.lan/', 'https://nas.home.arpa/', 'https://intranet/',
  'https://vault.corp/', 'https://localhost.localdomain/', 'https://postgres/', 'https://host.docker.internal/',
  // Somebody else's name in front of, behind or around the host.
  'https://bank.example@127.0.0.1/', 'https://user:word@bank.example/', 'https://bank.example:443@10.0.0.1/',
  'https://127.0.0.1#@bank.example/', 'https://127.0.0.1?@bank.example/', 'https://127.0.0.1\\@bank.example/',
  // Other ports and other protocols.
  'https://bank.example:22/', 'https://bank.example:25/', 'https://bank.example:80/', 'https://bank.example:5432/',
  'https://bank.example:6379/', 'https://bank.example:9200/', 'https://bank.example:0/', 'http://bank.example/',
  'http://127.0.0.1/', 'http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd', 'gopher://127.0.0.1:6379/_PING',
  'ftp://bank.example/', 'data:text/plain,hello', 'dict://127.0.0.1:11211/stats', 'ldap://127.0.0.1/', 'javascript:alert(1)',
  'ws://bank.example/', 'unix:///var/run/docker.sock', 'jar:https://bank.example!/', 'blob:https://bank.example/1',
  // No address at all.
  '', ' ', 'https://', 'https:///', '//bank.example/', '/hooks', 'bank.example', 'https://[::1', 'https://999.1.1.1/',
  'https://1.2.3.4.5/', 'https://a b/', 'https://bank..example/', `https://bank.example/${'a'.repeat(2000)}`,
];

const urlOf = (address: string): string => `https://${net.isIPv6(address) ? `[${address}]` : address}/hooks`;
const attempts = [...WRITTEN, ...INSIDE.map(urlOf)];

const postTo = (url: string, changes: Partial<Post> = {}): Promise<PostResult> =>
  post({ url, headers: {}, body: '{}', timeoutMs: 5_000, policy: STRICT, ...changes });
const answering = (...addresses: string[]): Pick<Post, 'resolve'> =>
  ({ resolve: () => Promise.resolve(addresses.map((address) => ({ address, family: net.isIP(address.split('%')[0]!) }))) });

describe('where webhooks are not sent to', () => {
  const connecting = jest.spyOn(net.Socket.prototype, 'connect');
  afterEach(() => { connecting.mockClear(); });
  afterAll(() => { connecting.mockRestore(); });

  it('is tried in more than a hundred ways', () => {
    expect(new Set(attempts).size).toBeGreaterThan(120);
  });

  it.each(attempts)('%s', async (url) => {
    expect(problemOfTarget(url, STRICT)).toMatch(/^url must .+\.$/);
    expect(await postTo(url)).toMatchObject({ status: null, problem: 'forbidden_address' });
    expect(connecting).not.toHaveBeenCalled();
  });

  it.each(INSIDE)('a public name that points to %s', async (address) => {
    const result = await postTo('https://hooks.bank.example/', answering(address));
    expect(result).toMatchObject({ status: null, problem: 'forbidden_address' });
    expect(connecting).not.toHaveBeenCalled();
  });

  it('a name with one inside address among public ones, or with none', async () => {
    for (const addresses of [['93.184.215.14', '10.0.0.1'], ['2606:4700::1111', '::1'], []]) {
      expect(await postTo('https://hooks.bank.example/', answering(...addresses)))
        .toMatchObject({ problem: 'forbidden_address' });
    }
    expect(connecting).not.toHaveBeenCalled();
  });

  it('another network, even where a sandbox may call this machine', async () => {
    const isHere = (url: string): boolean => /^(127\.|localhost\.?$|\[::1\]$)/.test(URL.parse(url)?.hostname ?? '');
    const elsewhere = attempts.filter((url) => !isHere(url));
    expect(elsewhere.length).toBeGreaterThan(100);
    for (const url of elsewhere) {
      expect(problemOfTarget(url, SANDBOX)).not.toBeNull();
      expect(await postTo(url, { policy: SANDBOX })).toMatchObject({ problem: 'forbidden_address' });
    }
    expect(connecting).not.toHaveBeenCalled();
  });

  it('this machine by a name of elsewhere, even where a sandbox may call this machine by its own', async () => {
    for (const addresses of [['127.0.0.1'], ['::1'], ['93.184.215.14', '127.0.0.1']]) {
      expect(await postTo('https://hooks.bank.example/', { ...answering(...addresses), policy: SANDBOX }))
        .toMatchObject({ problem: 'forbidden_address' });
    }
    expect(connecting).not.toHaveBeenCalled();
  });

  it('what a name points to when it is asked a second time: it is asked once', async () => {
    let asked = 0;
    connecting.mockImplementation(function refuse(this: net.Socket) {
      setImmediate(() => this.destroy(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })));
      return this;
    });
    const result = await postTo('https://rebinding.bank.example/', {
      resolve: () => Promise.resolve([{ address: asked++ === 0 ? '93.184.215.14' : '127.0.0.1', family: 4 }]),
    });
    expect(result).toMatchObject({ status: null, problem: 'unreachable' });
    const [options] = connecting.mock.calls[0] as unknown as [net.TcpSocketConnectOpts];
    options.lookup?.('rebinding.bank.example', { all: true }, (_failure, addresses) => {
      expect(addresses).toEqual([{ address: '93.184.215.14', family: 4 }]);
    });
    expect(asked).toBe(1);
    expect.assertions(3);
    connecting.mockRestore();
  });
});

describe('where webhooks may be sent to', () => {
  it.each([
    'https://bank.example/', 'https://hooks.bank.example:8443/in?kind=a', 'https://bank.example:443/', 'https://93.184.215.14/',
    'https://[2606:4700::1111]/', 'https://bücher.example/', 'HTTPS://Bank.Example/', 'https://bank.example./',
  ])('%s', (url) => {
    expect(problemOfTarget(url, STRICT)).toBeNull();
  });

  it('this machine, in a sandbox that says so', () => {
    for (const url of ['http://127.0.0.1:9000/', 'http://localhost:9000/', 'https://[::1]:9000/']) {
      expect([problemOfTarget(url, STRICT) === null, problemOfTarget(url, SANDBOX)]).toEqual([false, null]);
    }
  });
});

describe('a post', () => {
  let server: http.Server;
  let origin: string;
  const heard: { headers: http.IncomingHttpHeaders; body: string }[] = [];

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => { body += chunk; }).on('end', () => {
        heard.push({ headers: request.headers, body });
        if (request.url === '/silence') return;
        if (request.url === '/flood') {
          response.writeHead(200);
          const flood = setInterval(() => { response.write('x'.repeat(65_536)); }, 1);
          response.on('close', () => { clearInterval(flood); });
          return;
        }
        if (request.url === '/nonsense') {
          request.socket.end('NONSENSE\r\n\r\n');
          return;
        }
        response.writeHead(Number(request.url?.slice(1)), { location: '/200' }).end('thank you');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const tell = (path: string, changes: Partial<Post> = {}): Promise<PostResult> =>
    postTo(`${origin}${path}`, { policy: SANDBOX, body: '{"a":"é"}', headers: { 'webhook-id': 'evt_1' }, ...changes });

  it('carries its headers and the bytes of its body', async () => {
    expect(await tell('/204')).toMatchObject({ status: 204, problem: null });
    expect(heard.at(-1)).toMatchObject({ headers: { 'webhook-id': 'evt_1', 'content-length': '10' }, body: '{"a":"é"}' });
  });

  it('follows no redirect', async () => {
    const before = heard.length;
    expect(await tell('/302')).toMatchObject({ status: 302, problem: null });
    expect(heard).toHaveLength(before + 1);
  });

  it('takes no proxy from the environment', async () => {
    Object.assign(process.env, { HTTP_PROXY: 'http://127.0.0.1:1', NODE_USE_ENV_PROXY: '1' });
    expect(await tell('/200')).toMatchObject({ status: 200 });
    delete process.env['HTTP_PROXY'];
    delete process.env['NODE_USE_ENV_PROXY'];
  });

  it('ends when its time is up, while it is resolved as well', async () => {
    expect(await tell('/silence', { timeoutMs: 50 })).toMatchObject({ status: null, problem: 'timed_out' });
    expect(await postTo('https://slow.bank.example/', { timeoutMs: 50, resolve: () => new Promise(() => undefined) }))
      .toMatchObject({ status: null, problem: 'timed_out' });
  });

  it('reads an endless answer so far and no farther', async () => {
    expect(await tell('/flood')).toMatchObject({ status: 200, problem: null });
  });

  it('says what kept it from being heard', async () => {
    expect(await tell('/nonsense')).toMatchObject({ status: null, problem: 'broken_answer' });
    expect(await postTo('http://127.0.0.1:1/', { policy: SANDBOX })).toMatchObject({ status: null, problem: 'unreachable' });
    expect(await postTo(`${origin.replace('http', 'https')}/`, { policy: SANDBOX })).toMatchObject({ problem: 'not_trusted' });
    const unknown = { resolve: () => Promise.reject(Object.assign(new Error('?'), { code: 'ENOTFOUND' })) };
    expect(await postTo('https://nowhere.bank.example/', unknown)).toMatchObject({ problem: 'unknown_host' });
  });
});
