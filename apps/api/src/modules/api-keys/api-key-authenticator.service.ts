import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Principal, Role } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { hashOfKey } from './api-key-secret.ts';

/** How many requests each key may make in an hour, counted over all processes. */
export const REQUESTS_AN_HOUR = 1_000;
const MOST_EXHAUSTED = 10_000;

interface AdmittedRow {
  id: string;
  scopes: string[];
  used: number;
  seconds_left: number;
  user_id: string;
  username: string;
  name: string;
  role: Role;
  bank_id: string | null;
}

/** A request that may go on: who makes it, and what the caller is told of the hour. */
export interface Admission { principal: Principal; headers: Record<string, string> }

const IS_LIVE = `
  k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and u.deactivated_at is null`;
const IS_NEW_HOUR = `k.hour_began_at <= now() - interval '1 hour'`;
const SECONDS_LEFT = `ceil(extract(epoch from k.hour_began_at + interval '1 hour' - now()))::int as seconds_left`;

const toPrincipal = (k: AdmittedRow): Principal => ({
  userId: k.user_id, username: k.username, name: k.name, role: k.role, bankId: k.bank_id, sessionId: null,
  apiKey: { id: k.id, scopes: k.scopes },
});

/**
 * Authenticates requests that bring a key. One statement finds the key, sees that it lives, counts the request, reads
 * who its owner is now: so the limit is exact however many processes count, and an end of a key is an end everywhere.
 */
@Injectable()
export class ApiKeyAuthenticator {
  /** Until when keys that have used up their hour need not be looked up, in milliseconds of this process. */
  private readonly exhausted = new Map<string, number>();

  constructor(private readonly em: EntityManager) {}

  /** Counts a request of a key; refuses it with 401 when the key is not alive, or with 429 when its hour is used up. */
  async authenticate(key: string): Promise<Admission> {
    const hash = hashOfKey(key);
    this.refuseIfExhausted(hash);
    const [admitted] = await rows<AdmittedRow>(this.em.fork(), `
      update api_key k set
        used = case when ${IS_NEW_HOUR} then 1 else k.used + 1 end,
        hour_began_at = case when ${IS_NEW_HOUR} then now() else k.hour_began_at end,
        last_used_at = now()
      from app_user u
      where k.secret_hash = $1 and u.id = k.owner_id and ${IS_LIVE} and (k.used < $2 or ${IS_NEW_HOUR})
      returning k.id, k.scopes, k.used, ${SECONDS_LEFT}, u.id as user_id, u.username, u.name, u.role, u.bank_id`,
      [hash, REQUESTS_AN_HOUR]);
    if (!admitted) return this.refuse(hash);
    return {
      principal: toPrincipal(admitted),
      headers: limitHeaders(REQUESTS_AN_HOUR - admitted.used, admitted.seconds_left),
    };
  }

  /** Who keys stand for now, by the id of the key; those that have ended are missing. */
  async principalsOf(ids: readonly string[]): Promise<Map<string, Principal>> {
    if (ids.length === 0) return new Map();
    const found = await rows<AdmittedRow>(this.em.fork(), `
      select k.id, k.scopes, k.used, ${SECONDS_LEFT}, u.id as user_id, u.username, u.name, u.role, u.bank_id
      from api_key k join app_user u on u.id = k.owner_id where k.id = any($1::uuid[]) and ${IS_LIVE}`, [ids]);
    return new Map(found.map((k) => [k.id, toPrincipal(k)]));
  }

  private async refuse(hash: Buffer): Promise<never> {
    const [spent] = await rows<{ seconds_left: number }>(this.em.fork(),
      `select ${SECONDS_LEFT} from api_key k join app_user u on u.id = k.owner_id
       where k.secret_hash = $1 and ${IS_LIVE}`, [hash]);
    if (!spent) {
      throw new Refusal(401, 'UNAUTHENTICATED', 'The API key is unknown, or has been revoked, replaced or has expired.',
        undefined, { 'www-authenticate': 'Bearer' });
    }
    const seconds = Math.max(1, spent.seconds_left);
    if (this.exhausted.size >= MOST_EXHAUSTED) this.exhausted.clear();
    this.exhausted.set(hash.toString('base64'), performance.now() + seconds * 1_000);
    throw rateLimited(seconds);
  }

  private refuseIfExhausted(hash: Buffer): void {
    if (this.exhausted.size === 0) return;
    const name = hash.toString('base64');
    const until = this.exhausted.get(name);
    if (until === undefined) return;
    const seconds = Math.ceil((until - performance.now()) / 1_000);
    if (seconds > 0) throw rateLimited(seconds);
    this.exhausted.delete(name);
  }
}

const limitHeaders = (remaining: number, secondsLeft: number): Record<string, string> => ({
  'ratelimit-limit': String(REQUESTS_AN_HOUR),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(secondsLeft),
});

const rateLimited = (seconds: number): Refusal => new Refusal(429, 'RATE_LIMITED',
  `This key has made its ${REQUESTS_AN_HOUR} requests of the hour.`, undefined,
  { ...limitHeaders(0, seconds), 'retry-after': String(seconds) });
