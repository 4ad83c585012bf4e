import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Actor } from './http/access/actor.ts';
import { Refusal } from './http/problems/refusal.ts';
import { column, jsonColumn, jsonTexts, pipeline, type Tx } from './database/sql.ts';
import { bytea, bigint, command, orNull, run, smallint, statement, text } from './database/statement.ts';

/** What a client is told, kept so that a repeated request hears the same. */
export interface Outcome {
  status: number;
  /** The JSON text of the answer. */
  body: string;
  isReplay?: boolean;
}

/** A command together with the key under which its outcome is remembered. */
export interface Keyed {
  actor: Actor;
  /** The operation the key belongs to; the same key may be used for different operations. */
  route: string;
  idempotencyKey: string | null;
  /** SHA-256 of the canonical request body; null without a key. */
  fingerprint: Buffer | null;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const KEPT_FOR = '24 hours';

const LOCK_KEYS = command(`
      select pg_advisory_xact_lock(lock) from (
        select hashtextextended(concat_ws(' ', principal_id, route, key), 0) as lock
        from unnest($1::uuid[], $2::text[], $3::text[]) as k (principal_id, route, key) order by 1) locks`);

// How keys were used before: by which request, and what that was told while the answer is kept. Each key is looked up
// by itself: a plan that was made while the table was small would read all of it ever after.
const USED_KEYS = statement(`
      select w.n, k.fingerprint, k.status, k.answer
      from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as w (principal_id, route, key, n)
      cross join lateral (
        select k.fingerprint, k.status,
               case when k.created_at >= now() - interval '${KEPT_FOR}' then k.answer end as answer
        from idempotency_key k where k.principal_id = w.principal_id and k.route = w.route and k.key = w.key
        union all
        select c.fingerprint, null, null
        from idempotency_claim c where c.principal_id = w.principal_id and c.route = w.route and c.key = w.key
        offset 0) k`,
{ n: bigint, fingerprint: bytea, status: orNull(smallint), answer: orNull(text) });

const KEEP_ANSWERS = command(`
    insert into idempotency_key (principal_id, route, key, fingerprint, status, answer)
    select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::smallint[], ${jsonTexts('$6')})`);

const SWEEP_ANSWERS = command(`
    with swept as (
      delete from idempotency_key where created_at < now() - interval '${KEPT_FOR}'
      returning principal_id, route, key, fingerprint, created_at)
    insert into idempotency_claim (principal_id, route, key, fingerprint, used_at) select * from swept`);

/** The name under which a command's outcome is kept; null when it has no key. */
export const scopeOf = (command: Keyed): string | null =>
  command.idempotencyKey === null ? null : `${command.actor.userId} ${command.route} ${command.idempotencyKey}`;

/** Reads the Idempotency-Key header: 1 to 255 printable ASCII characters, or absent. */
const readIdempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  if (!KEY.test(header)) {
    const sentence = 'The Idempotency-Key must be 1 to 255 printable characters without spaces.';
    throw new Refusal(400, 'INVALID_IDEMPOTENCY_KEY', sentence, [{ field: 'Idempotency-Key', message: sentence }]);
  }
  return header;
};

/** Makes two requests comparable: the SHA-256 of their canonical JSON. */
const fingerprintOf = (body: unknown): Buffer =>
  hash('sha256', canonicalize(body) ?? '', 'buffer');

/** What identifies a request that may be repeated: who asks for which operation, under which key, with which body. */
export const keyedBy = (actor: Actor, route: string, header: string | undefined, body: unknown): Keyed => {
  const idempotencyKey = readIdempotencyKey(header);
  return { actor, route, idempotencyKey, fingerprint: idempotencyKey === null ? null : fingerprintOf(body) };
};

const columns = (commands: Keyed[]): unknown[] => [
  column(commands.map((c) => c.actor.userId)),
  commands.map((c) => c.route),
  commands.map((c) => c.idempotencyKey),
];

/**
 * Takes the keys of a batch for this transaction, in one order for all processes so that none wait for each other in a
 * ring, and answers, by position, the outcomes of commands that ran before, however long ago. The rest are free to run.
 */
export const claimKeys = async (tx: Tx, commands: Keyed[]): Promise<Map<number, Outcome>> => {
  const [, used] = await pipeline([
    run(tx, LOCK_KEYS, columns(commands)),
    // A second statement, because only a new snapshot sees what a twin committed while we waited for the lock.
    run(tx, USED_KEYS, columns(commands)),
  ]);
  return new Map(used.map(({ n, fingerprint, status, answer }) => {
    const position = Number(n) - 1;
    const command = commands[position] as Keyed;
    const kept = status === null || answer === null ? expiredFor(command) : { status, body: answer };
    return [position, replayFor(command, fingerprint, kept)];
  }));
};

/** Whether an outcome says that its request was carried out so long ago that the answer is forgotten. */
export const isForgotten = ({ status, body }: Outcome): boolean =>
  status === 409 && (JSON.parse(body) as { code?: unknown }).code === EXPIRED;

const EXPIRED = 'IDEMPOTENCY_KEY_EXPIRED';

// Nobody knows any more what the first request was told, only that it must not be done twice.
const expiredFor = ({ actor }: Keyed): Outcome => {
  const refusal = new Refusal(409, EXPIRED,
    'This Idempotency-Key was used more than 24 hours ago, and its answer is no longer kept. See whether that request '
    + 'was carried out before you send another under a new key.');
  return { status: 409, body: JSON.stringify(refusal.toBody(actor.requestId)) };
};

/** The kept outcome for the same request; a refusal when the key was first used for another one. */
export const replayFor = (command: Keyed, firstFingerprint: Buffer, kept: Outcome): Outcome => {
  if (command.fingerprint?.equals(firstFingerprint)) return { ...kept, isReplay: true };
  const refusal = new Refusal(422, 'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request. Use a new key.');
  return { status: 422, body: JSON.stringify(refusal.toBody(command.actor.requestId)) };
};

/** Keeps the answers of a batch with the change they describe; the primary key guards I6 even without the locks. */
export const keepAnswers = async (tx: Tx, commands: Keyed[], outcomes: Outcome[]): Promise<void> => {
  await run(tx, KEEP_ANSWERS, [
    ...columns(commands), commands.map((c) => c.fingerprint),
    column(outcomes.map((o) => o.status)), jsonColumn(outcomes.map((o) => o.body)),
  ]);
};

/** Forgets answers that are older than they are promised to be kept, and keeps for ever that their keys were used. */
export const sweepAnswers = async (tx: Tx): Promise<void> => {
  await run(tx, SWEEP_ANSWERS);
};
