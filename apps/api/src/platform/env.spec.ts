import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { readEnv } from './env.ts';
import { noteKeyOf } from './signed-note.ts';
import { readSigningKey } from './signing-key.ts';

const secret = randomBytes(32).toString('hex');
const keyAs = (format: 'pem' | 'der'): string => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return format === 'pem'
    ? privateKey.export({ format, type: 'pkcs8' }).toString()
    : privateKey.export({ format, type: 'pkcs8' }).toString('base64');
};
const dataKey = randomBytes(32).toString('base64');
const live = { NODE_ENV: 'production', JWT_SECRET: secret, SIGNING_KEY: keyAs('pem'), DATA_KEY: dataKey };
const problemsOf = (source: NodeJS.ProcessEnv): string[] => {
  try {
    readEnv(source);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  return [];
};

describe('the settings', () => {
  it('default to a sandbox on this machine', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000, consolePort: 4200, host: '127.0.0.1', dataDir: '.data', sandbox: true, production: false,
      sandboxPassword: 'connect-sandbox', logLevel: 'warn', databaseUrl: undefined, ai: undefined, version: '1.0.0',
    });
  });

  it('are no sandbox in production unless it is asked for', () => {
    expect(readEnv(live).sandbox).toBe(false);
    const asked = { ...live, SANDBOX: 'true', SANDBOX_PASSWORD: 'fifteen or more letters' };
    expect(readEnv(asked)).toMatchObject({ sandbox: true, production: true });
  });

  it('are those of production wherever money is real, so that passwords are long and browsers stay on HTTPS', () => {
    const { NODE_ENV: _, ...secrets } = live;
    expect(readEnv({ ...secrets, SANDBOX: 'false' })).toMatchObject({ sandbox: false, production: true });
    expect(readEnv({ SANDBOX: 'true' }).production).toBe(false);
  });

  it('ask for a second factor outside of a sandbox unless told otherwise', () => {
    expect([readEnv({}), readEnv(live)].map(({ secondFactor }) => secondFactor)).toEqual(['optional', 'required']);
    expect(readEnv({ SECOND_FACTOR: 'required' }).secondFactor).toBe('required');
    expect([readEnv({}), readEnv(live)].map(({ sessionsMost }) => sessionsMost)).toEqual([100, 10]);
    expect(() => readEnv({ SESSIONS_MOST: '0' })).toThrow(/SESSIONS_MOST/);
    expect(problemsOf({ SECOND_FACTOR: 'yes' })).toEqual([expect.stringContaining('SECOND_FACTOR')]);
  });

  it('bind passkeys to where people open the console, which is encrypted or on this machine', () => {
    expect(readEnv({ CONSOLE_PORT: '4300' }).publicUrl).toBe('http://localhost:4300');
    expect(readEnv({ PUBLIC_URL: 'https://console.bank.example/' }).publicUrl).toBe('https://console.bank.example');
    expect(readEnv({ PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe('http://localhost:8080');
    for (const url of ['http://console.bank.example', 'console.bank.example', 'ftp://console.bank.example']) {
      expect(problemsOf({ PUBLIC_URL: url })).toEqual([expect.stringContaining('PUBLIC_URL')]);
    }
  });

  it('count an empty variable as absent', () => {
    expect(readEnv({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
  });

  it('report every problem at once, one on a line', () => {
    const problems = problemsOf({
      PORT: '70000', CONSOLE_PORT: '4200x', SANDBOX: 'no', DATABASE_URL: 'mysql://db', AI_BASE_URL: 'ftp://model',
      LOG_LEVEL: 'loud', JWT_SECRET: 'short', SIGNING_KEY: 'not a key',
    });
    const names = ['SANDBOX', 'PORT', 'CONSOLE_PORT', 'DATABASE_URL', 'JWT_SECRET', 'SIGNING_KEY', 'DATA_KEY',
      'AI_BASE_URL', 'AI_BASE_URL', 'LOG_LEVEL'];
    expect(problems.map((line) => line.split(' ')[0])).toEqual(names);
  });

  it('refuse to move real money with missing secrets', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      'JWT_SECRET is required outside sandbox mode.', 'SIGNING_KEY is required outside sandbox mode.',
      'DATA_KEY is required outside sandbox mode.']);
    expect(problemsOf({ SANDBOX: 'false' })).toHaveLength(3);
  });

  it('refuse the password of the database that everybody knows, where money is real', () => {
    const DATABASE_URL = 'postgres://connect:connect-sandbox@database:5432/connect';
    expect(problemsOf({ ...live, DATABASE_URL, DATABASE_PLAIN: 'true' })).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(problemsOf({ SANDBOX: 'true', DATABASE_URL })).toEqual([]);
  });

  it('are refused outside the sandbox when the database is reached over a network without TLS that verifies it', () => {
    const at = (rest: string) => `postgres://connect_app:${'a'.repeat(20)}@${rest}`;
    const refused = [at('database:5432/connect'), at('10.0.0.5/connect?sslmode=require'), at('db.example/connect?sslmode=disable'),
      at('localhost/connect?host=db.example'), at('[2001:db8::1]/connect')];
    for (const url of refused) {
      expect(problemsOf({ ...live, DATABASE_URL: url })).toEqual([expect.stringContaining('sslmode=verify-full')]);
      expect(problemsOf({ ...live, DATABASE_URL: url, DATABASE_PLAIN: 'true' })).toEqual([]);
      expect(problemsOf({ DATABASE_URL: url })).toEqual([]);
    }
    const taken = [at('db.example/connect?sslmode=verify-full'), at('127.0.0.1:5432/connect'), at('localhost/connect'),
      at('[::1]/connect'), at('localhost/connect?host=%2Frun%2Fpostgresql')];
    for (const url of taken) expect(problemsOf({ ...live, DATABASE_URL: url })).toEqual([]);
  });

  it('send traces to a collector, or a share of them, and to nobody unless one is named', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    expect(readEnv({}).traces).toBeUndefined();
    expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({ url: 'http://collector:4318/v1/traces', share: 1 });
    expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.25' }).traces?.share).toBe(0.25);
    for (const share of ['1.5', '-1', 'half']) {
      expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share }))
        .toEqual([expect.stringContaining('OTEL_TRACES_SAMPLER_ARG')]);
    }
  });

  it.each(['changeme-changeme-changeme-changeme', 'a'.repeat(64), '0123456789abcdef', `default-${secret}`])(
    'refuse the guessable secret %p', (guessable) => {
      expect(problemsOf({ ...live, JWT_SECRET: guessable })).toEqual([expect.stringContaining('JWT_SECRET')]);
    });

  it('take a signing key in PEM and in base64, and no other kind of key', () => {
    expect(readEnv({ ...live, SIGNING_KEY: keyAs('der') }).signingKey).toBeDefined();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const other = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    expect(problemsOf({ ...live, SIGNING_KEY: other })).toEqual([expect.stringContaining('SIGNING_KEY')]);
  });

  it('take a data key of 32 bytes alone', () => {
    expect(problemsOf({ ...live, DATA_KEY: randomBytes(16).toString('base64') })).toEqual([
      'DATA_KEY must be 32 random bytes in base64.']);
  });

  it('take the word of no proxy elsewhere unless it is named', () => {
    expect(readEnv({}).trustedProxies).toEqual([]);
    expect(readEnv({ TRUSTED_PROXIES: '10.0.0.5, 172.16.0.0/12' }).trustedProxies).toEqual(['10.0.0.5', '172.16.0.0/12']);
    for (const wrong of ['everybody', '10.0.0.0/40', '10.0.0.5,']) {
      expect(problemsOf({ TRUSTED_PROXIES: wrong })).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
    }
  });

  it('let webhooks call this machine in a sandbox alone', () => {
    const isAllowed = (settings: NodeJS.ProcessEnv): boolean => readEnv(settings).webhookLoopback;
    expect([isAllowed({}), isAllowed({ WEBHOOK_LOOPBACK: 'false' })]).toEqual([true, false]);
    const reachable = { HOST: '0.0.0.0', SANDBOX_PASSWORD: 'a password of our own' };
    expect([isAllowed(reachable), isAllowed({ ...reachable, WEBHOOK_LOOPBACK: 'true' })]).toEqual([false, true]);
    expect(isAllowed(live)).toBe(false);
    expect(problemsOf({ ...live, WEBHOOK_LOOPBACK: 'true' })).toEqual([expect.stringContaining('WEBHOOK_LOOPBACK')]);
  });

  it('refuse the known password for a sandbox in production', () => {
    const open = { ...live, SANDBOX: 'true' };
    expect(problemsOf(open)).toEqual([expect.stringContaining('SANDBOX_PASSWORD')]);
    expect(problemsOf({ ...open, SANDBOX_PASSWORD: 'connect-sandbox' })).toHaveLength(1);
  });

  it.each(['0.0.0.0', '::', '192.0.2.7', 'connect.example'])(
    'refuse the password that everybody knows where others may come in, at %s', (HOST) => {
      expect(problemsOf({ HOST })).toEqual([expect.stringMatching(/^SANDBOX_PASSWORD .*HOST/)]);
      expect(problemsOf({ HOST, SANDBOX_PASSWORD: 'too short' })).toHaveLength(1);
      expect(readEnv({ HOST, SANDBOX_PASSWORD: 'seven palms by the creek' }).host).toBe(HOST);
    });

  it.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])('take it on this machine alone, at %s', (HOST) => {
    expect(readEnv({ HOST }).sandboxPassword).toBe('connect-sandbox');
  });

  it('read the amount from which two officers decide', () => {
    expect(readEnv({ REVIEW_SECOND_OFFICER_FROM: '1000.50' }).secondOfficerFromMinor).toBe(1_000_50n);
    expect(problemsOf({ REVIEW_SECOND_OFFICER_FROM: '1e6' })).toEqual([
      'REVIEW_SECOND_OFFICER_FROM must be an amount such as 250000.00.']);
  });

  it('name witnesses and witnessed logs by their keys, or say what is wrong with them', () => {
    const [key, other] = [keyAs('pem'), keyAs('pem')].map(readSigningKey) as [KeyObject, KeyObject];
    const [log, witness] = [noteKeyOf('bank.example/audit', 'log', key), noteKeyOf('w.example/w', 'witness', other)];
    const asLog = { LOG_ORIGIN: 'bank.example/audit', WITNESSES: `${witness.vkey} https://w.example/api/v1/witness/` };
    expect(readEnv(asLog).witnessing.witnesses).toMatchObject([{ url: 'https://w.example/api/v1/witness' }]);
    expect(readEnv({ WITNESS_NAME: 'w.example/w', WITNESSED_LOGS: `${log.vkey},` }).witnessing.witnessedLogs)
      .toMatchObject([{ name: 'bank.example/audit', vkey: log.vkey }]);
    const firstWordsOf = (source: NodeJS.ProcessEnv) => problemsOf(source).map((line) => line.split(' ')[0]);
    for (const WITNESSES of [witness.vkey, `${log.vkey} https://w.example`, `${witness.vkey} http://w.example`,
      `${witness.vkey} https://w.example/?a=b`, `${witness.vkey} https://w.example more`, `${asLog.WITNESSES}, ${asLog.WITNESSES}`]) {
      expect({ WITNESSES, problems: firstWordsOf({ ...asLog, WITNESSES }) }).toEqual({ WITNESSES, problems: ['WITNESSES'] });
    }
    expect(firstWordsOf({ WITNESSES: asLog.WITNESSES })).toEqual(['LOG_ORIGIN']);
    expect(firstWordsOf({ LOG_ORIGIN: 'the log' })).toEqual(['LOG_ORIGIN']);
    expect(firstWordsOf({ WITNESSED_LOGS: log.vkey })).toEqual(['WITNESS_NAME']);
    expect(firstWordsOf({ WITNESS_NAME: 'w', WITNESSED_LOGS: witness.vkey })).toEqual(['WITNESSED_LOGS']);
    expect(firstWordsOf({ ...live, WITNESS_NAME: 'w', WITNESSED_LOGS: log.vkey })).toEqual(['WITNESS_KEY']);
    expect(firstWordsOf({ ...live, WITNESS_KEY: 'a key' })).toEqual(['WITNESS_KEY']);
  });

  describe('of a provider', () => {
    const named = { OIDC_ISSUER: 'https://id.bank.example', OIDC_CLIENT_ID: 'connect', OIDC_CLIENT_SECRET: 'a secret' };
    const bank = '0193a000-0000-7000-8000-00000000ba01';

    it('are none unless one is named, and then have few of their own', () => {
      expect(readEnv({}).oidc).toBeUndefined();
      expect(readEnv(named).oidc).toEqual({
        issuer: 'https://id.bank.example', clientId: 'connect', clientSecret: 'a secret', label: 'id.bank.example', profile: 'standard',
        scope: 'openid profile email', registration: false, rolesClaim: '', roleMap: [], secondFactorBy: [],
      });
      expect(readEnv({ ...named, OIDC_PROFILE: 'uae-pass' }).oidc)
        .toMatchObject({ label: 'UAE PASS', scope: 'urn:uae:digitalid:profile:general' });
    });

    it('map what it states to roles, in the order in which they stand', () => {
      const mapped = { ...named, OIDC_ROLES_CLAIM: 'groups', OIDC_ROLE_MAP: ` cn=a=admin, tellers=bank:${bank},board=scholar:${bank},muftis=scholar,outside=auditor:${bank},all=user`, OIDC_ACR_SECOND_FACTOR: 'mfa, urn:strong' };
      expect(readEnv(mapped).oidc).toMatchObject({
        roleMap: [{ value: 'cn=a', role: 'admin', bankId: null }, { value: 'tellers', role: 'bank', bankId: bank }, { value: 'board', role: 'scholar', bankId: bank },
          { value: 'muftis', role: 'scholar', bankId: null }, { value: 'outside', role: 'auditor', bankId: bank }, { value: 'all', role: 'user', bankId: null }],
        secondFactorBy: ['mfa', 'urn:strong'],
      });
    });

    it.each<[string, NodeJS.ProcessEnv]>([
      ['OIDC_ISSUER', { ...named, OIDC_ISSUER: 'http://id.bank.example' }],
      ['OIDC_ISSUER', { ...named, OIDC_ISSUER: 'https://id.bank.example?tenant=1' }],
      ['OIDC_ISSUER', { ...named, OIDC_ISSUER: 'https://connect:secret@id.bank.example' }],
      ['OIDC_ISSUER', { ...named, OIDC_ISSUER: 'id.bank.example' }],
      ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: named.OIDC_ISSUER, OIDC_CLIENT_ID: 'connect' }],
      ['OIDC_REGISTRATION', { OIDC_REGISTRATION: 'true' }],
      ['OIDC_SCOPE', { ...named, OIDC_SCOPE: 'profile' }],
      ['OIDC_PROFILE', { ...named, OIDC_PROFILE: 'saml' }],
      ['OIDC_LABEL', { ...named, OIDC_LABEL: 'x'.repeat(41) }],
      ['OIDC_ROLES_CLAIM', { ...named, OIDC_ROLES_CLAIM: 'groups' }],
      ['OIDC_ROLE_MAP', { ...named, OIDC_ROLES_CLAIM: 'groups', OIDC_ROLE_MAP: 'a=admin,tellers=bank' }],
      ['OIDC_ROLE_MAP', { ...named, OIDC_ROLES_CLAIM: 'groups', OIDC_ROLE_MAP: 'a=auditor,b=user' }],
      ['OIDC_ROLE_MAP', { ...named, OIDC_ROLES_CLAIM: 'groups', OIDC_ROLE_MAP: `a=admin:${bank},b=user` }],
      ['OIDC_ROLE_MAP', { ...named, OIDC_ROLES_CLAIM: 'groups', OIDC_ROLE_MAP: 'a=owner,b=user' }],
      ['OIDC_ACR_SECOND_FACTOR', { ...named, OIDC_PROFILE: 'uae-pass', OIDC_ACR_SECOND_FACTOR: 'mfa' }],
    ])('refuse %s that does not fit: %j', (name, source) => {
      expect(problemsOf(source)).toEqual([expect.stringContaining(name)]);
    });

    it('take one of this machine without TLS', () => {
      expect(readEnv({ ...named, OIDC_ISSUER: 'http://localhost:9000' }).oidc?.issuer).toBe('http://localhost:9000');
    });
  });

  it('refuse one port for two origins', () => {
    expect(problemsOf({ PORT: '4200' })).toEqual([expect.stringContaining('PORT and CONSOLE_PORT must differ')]);
  });

  it('need both an address and a model to phrase answers', () => {
    expect(problemsOf({ AI_MODEL: 'phi' })).toEqual([
      'AI_BASE_URL and AI_MODEL must both be set to use a language model.']);
    expect(readEnv({ AI_BASE_URL: 'http://localhost:1234/v1', AI_MODEL: 'phi' }).ai)
      .toEqual({ baseUrl: 'http://localhost:1234/v1', model: 'phi', apiKey: undefined });
  });

  it('lets that model read payments only when that is said besides, within limits', () => {
    const model = { AI_BASE_URL: 'http://localhost:1234/v1', AI_MODEL: 'phi' };
    expect([readEnv(model).secondReader, readEnv({ ...model, AI_SECOND_READER: 'off' }).secondReader])
      .toEqual([undefined, undefined]);
    expect(readEnv({ ...model, AI_SECOND_READER: 'on', AI_SECOND_READER_AN_HOUR: '5' }).secondReader)
      .toEqual({ waitMs: 8_000, mostAnHour: 5, mostBytesADay: 2_000_000 });
    expect(problemsOf({ AI_SECOND_READER: 'on' })).toEqual([
      'AI_SECOND_READER is for the language model of AI_BASE_URL, which is missing.']);
    expect(problemsOf({ ...model, AI_SECOND_READER: 'yes', AI_SECOND_READER_TIMEOUT_MS: '99' })).toEqual([
      'AI_SECOND_READER must be one of on, off.',
      'AI_SECOND_READER_TIMEOUT_MS must be a whole number from 100 to 60000.']);
  });
});
