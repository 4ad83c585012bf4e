import { areEqual, fromHex, sha256, toHex, utf8, type Bytes } from '../proof/bytes.ts';
import { canonicalJson } from '../proof/canonical-json.ts';
import { isIncluded, leafHash } from '../proof/merkle.ts';
import { checkHead, type KeySet } from '../proof/signed-head.ts';
import { readDisclosures } from './disclosures.ts';
import { FAULT_SENTENCES, type PassportClaims, type PassportFault, type PassportVerdict } from './passport.ts';
import { Faulty, MOST_LENGTH, isObject, isSecond, readSigned } from './signed-token.ts';
import { LEEWAY_S, statusIn } from './status-list.ts';

const HASH_BYTES = 32;
/** More hashes than a tree of any size has above a leaf. */
const MOST_HASHES = 128;
const TYPE = 'compliance-passport+sd-jwt';

/** What else is known to whoever checks a passport. */
export interface PassportContext {
  /** The moment of the check; now unless said otherwise. */
  at?: Date;
  /** The status list that the passport names, as it was fetched; without it the status stays unknown. */
  statusList?: string;
}

/**
 * Checks a compliance passport without any server, by keys as they are published at `/.well-known/jwks.json` and were
 * got from there, or from whoever vouches for them: no key that comes with the passport counts.
 */
export async function verifyPassport(
  passport: string, keys: KeySet, { at = new Date(), statusList }: PassportContext = {},
): Promise<PassportVerdict> {
  const now = Math.floor(at.getTime() / 1000);
  const verdict: PassportVerdict = {
    isValid: false, fault: null, sentence: '', claims: null, disclosed: {},
    status: { state: 'unknown', asOf: new Date(now * 1000).toISOString() },
  };
  try {
    await check(passport, keys, verdict, now);
    if (statusList !== undefined && verdict.claims) {
      verdict.status = await statusIn(statusList, verdict.claims, keys, now);
    }
    if (verdict.status.state === 'revoked') throw new Faulty('revoked');
    return { ...verdict, isValid: true, sentence: 'It is genuine, and nothing of it was changed.' };
  } catch (failure) {
    const fault: PassportFault = failure instanceof Faulty ? failure.fault : 'malformed';
    return { ...verdict, fault, sentence: FAULT_SENTENCES[fault] };
  }
}

/** The address of the status list that a passport names, as yet unchecked; null where there is none. */
export function statusListOf(passport: string): string | null {
  try {
    const [, payload = ''] = (passport.split('~')[0] ?? '').split('.');
    const said = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as PassportClaims;
    const { uri } = said.status.status_list;
    return typeof uri === 'string' ? uri : null;
  } catch {
    return null;
  }
}

async function check(passport: string, keys: KeySet, verdict: PassportVerdict, now: number): Promise<void> {
  if (typeof passport !== 'string' || passport.length > MOST_LENGTH) throw new Faulty('malformed');
  const [token = '', ...rest] = passport.split('~');
  // What would stand behind the last tilde binds the passport to a holder's key, which nobody asked for.
  if (rest.pop() !== '') throw new Faulty('malformed');
  const signed = await readSigned(token, TYPE, keys);
  const disclosed = await readDisclosures(rest, signed);
  const claims = claimsIn(signed);
  verdict.claims = claims;
  verdict.disclosed = disclosed;
  if (!(await stands(claims, disclosed['sealedEvent'], keys))) throw new Faulty('not_in_log');
  if (claims.iat > now + LEEWAY_S) throw new Faulty('not_yet_valid');
  if (claims.exp <= now) throw new Faulty('expired');
}

/** The claims that every passport has; others are passed over. */
function claimsIn(signed: Record<string, unknown>): PassportClaims {
  const { iss, jti, iat, exp, network, uetr, transactionSha256, verdict, rules, lists, log, status } = signed;
  const texts = [iss, jti, network, uetr, transactionSha256];
  const list = isObject(status) ? status['status_list'] : null;
  if (texts.some((one) => typeof one !== 'string') || !isSecond(iat) || !isSecond(exp) || !isObject(verdict)
    || !isObject(rules) || !isObject(log) || !(lists === null || Array.isArray(lists)) || !isObject(list)
    || !isSecond(list['idx']) || typeof list['uri'] !== 'string') throw new Faulty('malformed');
  return { iss, jti, iat, exp, network, uetr, transactionSha256, verdict, rules, lists, log, status } as never;
}

/** Whether the log holds the leaf under a signed head, and the leaf is that of the event where it is disclosed. */
async function stands({ log, transactionSha256 }: PassportClaims, event: unknown, keys: KeySet): Promise<boolean> {
  try {
    const { checkpoint, leafIndex, hashes } = log;
    const head = await checkHead(checkpoint, keys);
    const [leaf, root] = [fromHex(log.leaf, HASH_BYTES), fromHex(checkpoint.root, HASH_BYTES)];
    const path = hashes.map((one) => fromHex(one, HASH_BYTES)).filter((one) => one !== null);
    if (!leaf || !root || path.length !== hashes.length || path.length > MOST_HASHES
      || !head.every(({ passed }) => passed)) return false;
    if (!(await isIncluded({ leaf, leafIndex, treeSize: checkpoint.treeSize, root, hashes: path }))) return false;
    return event === undefined || await isEventOf(event, leaf, transactionSha256);
  } catch {
    return false;
  }
}

async function isEventOf(event: unknown, leaf: Bytes, transactionSha256: string): Promise<boolean> {
  const details = isObject(event) ? event['details'] : null;
  const name = isObject(details) ? details['transactionId'] : null;
  return typeof name === 'string' && toHex(await sha256(utf8(name))) === transactionSha256
    && areEqual(await leafHash(utf8(canonicalJson(event))), leaf);
}
