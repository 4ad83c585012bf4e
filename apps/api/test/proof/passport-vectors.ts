import { createPrivateKey, createPublicKey, hash, sign, type KeyObject } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { verifyPassport, type KeySet, type PassportFault } from '@connect/sdk';
import canonicalize from 'canonicalize';
import { leafHash } from '../../src/modules/blocks/proofs/merkle.ts';
import { canonicalHeader } from '../../src/modules/blocks/sealed-event.ts';
import { keyIdOf } from '../../src/platform/signing-key.ts';
import { chanceOf, withOneByteChanged } from '../chance.ts';
import { merkleRoot } from '../sealed-chain.ts';

/** A passport that somebody may be shown, and what a verifier in any language has to say of it. */
export interface PassportVector {
  name: string;
  passport: string;
  keys: 'right' | 'replaced' | 'later' | 'none';
  at: string;
  statusList: string | null;
  expected: { fault: PassportFault | null; disclosed: Record<string, unknown>; status: string; asOf: string };
}

export interface PassportVectors { keys: Record<PassportVector['keys'], KeySet>; vectors: PassportVector[] }

type Json = Record<string, unknown>;

const keyFrom = (byte: string): KeyObject => createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${byte.repeat(32)}`, 'hex'), format: 'der', type: 'pkcs8' });
const BANK = keyFrom('11');
const STRANGER = keyFrom('22');
const KID = keyIdOf(BANK);
const AT = '2026-11-20T10:00:00.000Z';
const IAT = Date.parse('2026-11-20T09:30:00.000Z') / 1000;
const EXP = IAT + 86_400;
const URI = 'https://bank.example/api/v1/passports/status/0';
const TX = 'tx_01m7wskz7nfcnz5jryp8n2sjsg';
const TYPE = 'compliance-passport+sd-jwt';
const PLACE = 1234;
const TAMPERED = 60;

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const digestOf = (disclosure: string): string => hash('sha256', disclosure, 'base64url');

const events = Array.from({ length: 7 }, (_, n) => ({
  id: String(n + 1), action: 'transaction_send', resource: 'transaction', resourceId: `0193a000-0000-7000-8000-00000000000${n}`,
  actorId: null, actorRole: null, apiKeyId: null, ipAddress: '192.0.2.17', requestId: null, severity: 'info',
  details: { transactionId: n === 3 ? TX : `tx_${n}`, amount: '250.00', 'é': 'إيجار' }, createdAt: '2026-11-20T08:00:00.000Z',
  recordHash: hash('sha256', `record ${n}`),
}));
const leaves = events.map((event) => leafHash(Buffer.from(canonicalize(event) ?? '')));
const node = (from: number, to: number): string => merkleRoot(leaves.slice(from, to)).toString('hex');

const head = (key = BANK): Json => {
  const said = {
    height: 2, firstLeaf: 0, treeSize: 7, root: merkleRoot(leaves).toString('hex'), previousHash: '00'.repeat(32),
    sealedAt: '2026-11-20T09:00:00.000Z',
  };
  const header = canonicalHeader({ ...said, height: '2', firstLeaf: '0', treeSize: '7' });
  return { ...said, accounts: null, balancesRoot: null, hash: hash('sha256', header), kid: keyIdOf(key), signature: sign(null, header, key).toString('hex') };
};

const LOG = { leaf: leaves[3]?.toString('hex'), leafIndex: 3, hashes: [leaves[2]?.toString('hex'), node(0, 2), node(4, 7)], checkpoint: head() };

const CLAIMS: Json = {
  iss: 'https://bank.example', jti: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', iat: IAT, exp: EXP, network: 'uae_dirham',
  uetr: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30', transactionSha256: hash('sha256', TX),
  verdict: { toldTo: 'payer', outcome: 'allow', score: 100, sha256: hash('sha256', 'verdict'), evaluatedAt: '2026-11-20T08:00:00.000Z' },
  rules: { version: '2026.11.1+2', sha256: hash('sha256', 'rules'), profile: 'AAOIFI-UAE' },
  lists: [{ source: 'UN', publishedOn: '2026-11-19', sha256: hash('sha256', 'list') }], log: LOG,
  status: { status_list: { idx: PLACE, uri: URI } },
};

const disclosure = (name: string, value: unknown, salt = `salt of ${name}`): string => base64([salt, name, value]);
const AMOUNT = disclosure('amount', '250.00');
const PAYER = disclosure('payerName', 'آمنة المنصوري');
const MEMO = disclosure('memo', 'Rent of "October" \ud83d\ude00');
const FINDINGS = disclosure('findings', [{ ruleId: 'RIBA-002', severity: 'flag' }]);
const FUTURE = disclosure('somethingLater', { any: 1 });
const EVENT = disclosure('sealedEvent', events[3]);
const ALL = [AMOUNT, PAYER, MEMO, FINDINGS];
const TOLD = { amount: '250.00', payerName: 'آمنة المنصوري', memo: 'Rent of "October" \ud83d\ude00', findings: [{ ruleId: 'RIBA-002', severity: 'flag' }] };

interface Made { claims?: Json; header?: Json; key?: KeyObject; given?: readonly string[]; digests?: readonly string[] }

const jwt = (claims: Json, header: Json, key: KeyObject): string => {
  const signed = `${base64(header)}.${base64(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
};

const passport = (
  { claims = {}, header = {}, key = BANK, given = ALL, digests = ALL.map(digestOf) }: Made = {},
): string => {
  const said = { ...CLAIMS, _sd_alg: 'sha-256', _sd: [...digests].sort(), ...claims };
  return [jwt(said, { alg: 'EdDSA', typ: TYPE, kid: KID, ...header }, key), ...given, ''].join('~');
};

const listOf = (revoked: readonly number[], { claims = {}, header = {}, key = BANK, bytes = 8192 }: Omit<Made, 'given'> & { bytes?: number } = {}): string => {
  const bits = Buffer.alloc(bytes);
  for (const place of revoked) bits[place >> 3]! |= 1 << (place & 7);
  return jwt({
    sub: URI, iat: IAT + 600, exp: IAT + 90_000, ttl: 60,
    status_list: { bits: 1, lst: deflateSync(bits).toString('base64url') }, ...claims,
  }, { alg: 'EdDSA', typ: 'statuslist+jwt', kid: KID, ...header }, key);
};
const LIST_AT = new Date((IAT + 600) * 1000).toISOString();

/** What a JWT of HMAC looks like to whoever takes the public key for a secret. */
const hmacOf = async (text: string): Promise<string> => {
  const [, payload, ...rest] = [text.split('.')[0], text.split('.')[1], ...text.split('~').slice(1)];
  const { createHmac } = await import('node:crypto');
  const signed = `${base64({ alg: 'HS256', typ: TYPE, kid: KID })}.${payload}`;
  const secret = Buffer.from(createPublicKey(BANK).export({ format: 'jwk' }).x ?? '', 'base64url');
  return [`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`, ...rest].join('~');
};

const otherSpelling = (text: string): string => {
  const [token = '', ...rest] = text.split('~');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(token.at(-1) ?? '');
  // The signature's last letter holds four bits that stand for nothing.
  return [`${token.slice(0, -1)}${alphabet[last ^ 1]}`, ...rest].join('~');
};

/** Makes all vectors. */
export const makePassportVectors = async (): Promise<PassportVectors> => {
  const jwk = { ...createPublicKey(BANK).export({ format: 'jwk' }), kid: KID, alg: 'EdDSA', use: 'sig', valid_from: '2026-11-01T00:00:00.000Z', valid_until: null } as KeySet['keys'][number];
  const keys = {
    right: { keys: [jwk] }, replaced: { keys: [{ ...jwk, valid_until: '2026-11-20T09:15:00.000Z' }] },
    later: { keys: [{ ...jwk, valid_from: '2026-11-20T09:45:00.000Z' }] }, none: { keys: [] },
  };
  const good = passport();
  const vectors: PassportVector[] = [];
  const add = (name: string, text: string, fault: PassportFault | null, {
    trusted = 'right', at = AT, statusList = null, disclosed = fault === null || ['expired', 'revoked', 'bad_status_list', 'not_in_log', 'not_yet_valid'].includes(fault) ? TOLD : {},
    status = fault === 'revoked' ? 'revoked' : 'unknown', asOf = at,
  }: Partial<Omit<PassportVector, 'name' | 'passport' | 'expected' | 'keys'>> & { trusted?: PassportVector['keys']; disclosed?: Json; status?: string; asOf?: string } = {}): void => {
    vectors.push({ name, passport: text, keys: trusted, at, statusList, expected: { fault, disclosed, status, asOf } });
  };
  add('as it was issued', good, null);
  add('with less than was issued', passport({ given: [PAYER] }), null, { disclosed: { payerName: TOLD.payerName } });
  add('with nothing disclosed', passport({ given: [] }), null, { disclosed: {} });
  add('with digests that stand for nothing', passport({ digests: [...ALL.map(digestOf), digestOf('decoy')] }), null);
  add('with a claim of a later release', passport({ claims: { somethingNew: { deep: [1] } } }), null);
  add('with a disclosure of a later release', passport({ given: [...ALL, FUTURE], digests: [...ALL, FUTURE].map(digestOf) }), null);
  add('with the event', passport({ given: [EVENT], digests: [digestOf(EVENT)] }), null, { disclosed: { sealedEvent: events[3] } });
  const otherEvent = disclosure('sealedEvent', events[2]);
  add('with another event', passport({ given: [otherEvent], digests: [digestOf(otherEvent)] }), 'not_in_log', { disclosed: { sealedEvent: events[2] } });
  add('without lists told', passport({ claims: { lists: null } }), null);
  for (const [name, header, fault] of [
    ['alg none', { alg: 'none' }, 'unsupported_header'], ['ES256', { alg: 'ES256' }, 'unsupported_header'],
    ['crit', { crit: ['exp'], exp: 1 }, 'unsupported_header'], ['b64', { b64: false }, 'unsupported_header'],
    ['a key of its own', { jwk: createPublicKey(STRANGER).export({ format: 'jwk' }) }, 'unsupported_header'],
    ['an address of keys', { jku: 'https://evil.example/jwks.json' }, 'unsupported_header'],
    ['a certificate of its own', { x5c: ['MIIB'] }, 'unsupported_header'],
    ['the type of a status list', { typ: 'statuslist+jwt' }, 'unsupported_header'], ['no type', { typ: undefined }, 'unsupported_header'],
    ['no key named', { kid: undefined }, 'unsupported_header'], ['another key named', { kid: keyIdOf(STRANGER) }, 'unknown_key'],
  ] as const) add(`with ${name} in its header`, passport({ header }), fault);
  add('with an HMAC by the public key', await hmacOf(good), 'unsupported_header');
  add('without a signature', good.replace(/\.[\w-]+~/, '.~'), 'malformed');
  add('signed by a stranger', passport({ key: STRANGER }), 'bad_signature');
  add('by keys that do not have its own', good, 'unknown_key', { trusted: 'none' });
  add('by a key that was replaced before', good, 'key_out_of_time', { trusted: 'replaced' });
  add('by a key that came later', good, 'key_out_of_time', { trusted: 'later' });
  add('with another amount', passport({ given: [disclosure('amount', '999.00'), PAYER] }), 'altered_disclosure');
  add('with another salt', passport({ given: [disclosure('amount', '250.00', 'other')] }), 'altered_disclosure');
  add('with a disclosure twice', passport({ given: [AMOUNT, AMOUNT] }), 'duplicate_disclosure');
  add('with a digest twice', passport({ digests: [...ALL.map(digestOf), digestOf(AMOUNT)] }), 'duplicate_disclosure');
  const second = disclosure('amount', '999.00', 'other');
  add('with two amounts', passport({ given: [AMOUNT, second], digests: [AMOUNT, second].map(digestOf) }), 'duplicate_disclosure');
  const claimed = disclosure('network', 'qatar_cbdc');
  add('with a claim disclosed as well', passport({ given: [claimed], digests: [digestOf(claimed)] }), 'duplicate_disclosure');
  for (const [name, content] of [
    ['a name that SD-JWT keeps', ['salt', '_sd', []]], ['an element of a list', ['salt', 'x']], ['no text for a name', ['salt', 5, 'x']],
    ['an object', { amount: '1.00' }],
  ] as const) {
    const one = base64(content);
    add(`with ${name} for a disclosure`, passport({ given: [one], digests: [digestOf(one)] }), 'altered_disclosure');
  }
  const blurred = 'not base64!';
  add('with no base64 for a disclosure', passport({ given: [blurred], digests: [digestOf(blurred)] }), 'malformed');
  add('with another digest algorithm', passport({ claims: { _sd_alg: 'md5' } }), 'malformed');
  add('without digests', passport({ claims: { _sd: undefined } }), 'malformed');
  add('with another leaf', passport({ claims: { log: { ...LOG, leaf: leaves[2]?.toString('hex') } } }), 'not_in_log');
  add('with another place', passport({ claims: { log: { ...LOG, leafIndex: 2 } } }), 'not_in_log');
  add('with a path that is cut', passport({ claims: { log: { ...LOG, hashes: LOG.hashes.slice(0, 2) } } }), 'not_in_log');
  add('with a head of a stranger', passport({ claims: { log: { ...LOG, checkpoint: head(STRANGER) } } }), 'not_in_log');
  add('with a head of another root', passport({ claims: { log: { ...LOG, checkpoint: { ...head(), root: 'ab'.repeat(32) } } } }), 'not_in_log');
  add('without a log', passport({ claims: { log: undefined } }), 'malformed');
  add('without a status', passport({ claims: { status: undefined } }), 'malformed');
  add('without an end', passport({ claims: { exp: undefined } }), 'malformed');
  add('a second before its end', good, null, { at: new Date((EXP - 1) * 1000).toISOString() });
  add('at its end', good, 'expired', { at: new Date(EXP * 1000).toISOString() });
  add('half a minute early, as clocks differ', good, null, { at: new Date((IAT - 30) * 1000).toISOString() });
  add('an hour early', good, 'not_yet_valid', { at: new Date((IAT - 3600) * 1000).toISOString() });
  add('with a key binding that nobody asked for', `${good}eyJhbGciOiJFZERTQSJ9.e30.AAAA`, 'malformed');
  add('without its last tilde', good.slice(0, -1), 'malformed');
  add('with a space behind it', `${good} `, 'malformed');
  add('with the signature spelled in another way', otherSpelling(good), 'malformed');
  add('with padding', good.replace('~', '=~'), 'malformed');
  for (const text of ['', '~', '...', 'a.b.c~', '{}']) add(`that is ${JSON.stringify(text)}`, text, 'malformed');
  add('on a list that has it', good, null, { statusList: listOf([1, PLACE + 1]), status: 'valid', asOf: LIST_AT });
  add('on a list that revokes it', good, 'revoked', { statusList: listOf([PLACE]), asOf: LIST_AT });
  const late = new Date((IAT + 86_000) * 1000).toISOString();
  add('on an old list', good, null, { statusList: listOf([], { claims: { exp: IAT + 700 } }), at: late });
  add('on an old list that revokes it', good, 'revoked', { statusList: listOf([PLACE], { claims: { exp: IAT + 700 } }), at: late, asOf: LIST_AT });
  for (const [name, list] of [
    ['of a stranger', listOf([], { key: STRANGER })], ['of another address', listOf([], { claims: { sub: `${URI}1` } })],
    ['that is a passport', good.split('~')[0] ?? ''], ['that is too short', listOf([], { bytes: 64 })],
    ['of the future', listOf([], { claims: { iat: IAT + 80_000 } })], ['without an end', listOf([], { claims: { exp: undefined } })],
    ['of two bits each', listOf([], { claims: { status_list: { bits: 2, lst: deflateSync(Buffer.alloc(8192)).toString('base64url') } } })],
    ['that is not packed', listOf([], { claims: { status_list: { bits: 1, lst: Buffer.alloc(8192).toString('base64url') } } })],
    ['that unpacks to very much', listOf([], { bytes: 2_000_000 })], ['that is nothing', ''],
    ['of alg none', listOf([], { header: { alg: 'none' } })],
  ] as const) add(`on a list ${name}`, good, 'bad_status_list', { statusList: list });
  const chance = chanceOf(20_261_127);
  for (let n = 0; n < TAMPERED; n += 1) {
    const { changed, at } = withOneByteChanged(Buffer.from(good), chance);
    // Half a character is no text of JSON.
    if (changed.some((byte) => byte > 127)) continue;
    const { fault } = await verifyPassport(changed.toString(), keys.right, { at: new Date(AT) });
    add(`with byte ${at} changed`, changed.toString(), fault ?? 'malformed', { disclosed: {} });
  }
  return { keys, vectors };
};
