import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Actor } from './http/actor.ts';
import { Refusal } from './http/refusal.ts';
import { rows, type Tx } from './database/sql.ts';

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

interface KeyRow {
  n: string;
  is_fresh: boolean;
}
interface AnswerRow {
  n: string;
  fingerprint: Buffer;
  status: number;
  answer: string;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const KEPT_FOR = '24 hours';

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
  createHash('sha256').update(canonicalize(body) ?? '').digest();

/** What identifies a request that may be repeated: who asks for which operation, under which key, with which body. */
export const keyedBy = (actor: Actor, route: string, header: string | undefined, body: unknown): Keyed => {
  const idempotencyKey = readIdempotencyKey(header);
  return { actor, route, idempotencyKey, fingerprint: idempotencyKey === null ? null : fingerprintOf(body) };
};

const columns = (commands: Keyed[]): unknown[] => [
  commands.map((c) => c.actor.userId),
  commands.map((c) => c.route),
  commands.map((c) => c.idempotencyKey),
];

/**
 * Claims the keys of a batch in one statement, in key order so that two processes never wait for each other in a ring.
 * Answers, by position, the outcomes of commands that ran before; the rest are free to run in this transaction.
 */
export const claimKeys = async (tx: Tx, commands: Keyed[]): Promise<Map<number, Outcome>> => {
  const claimed = await rows<KeyRow>(tx, `
    with wanted as (
      select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[])
        with ordinality as k (principal_id, route, key, fingerprint, n)),
    fresh as (
      insert into idempotency_key (principal_id, route, key, fingerprint)
      select principal_id, route, key, fingerprint from wanted order by principal_id, route, key
      on conflict (principal_id, route, key) do update
        set fingerprint = excluded.fingerprint, status = null, answer = null, created_at = now()
        where idempotency_key.created_at < now() - interval '${KEPT_FOR}'
      returning principal_id, route, key)
    select w.n, f.key is not null as is_fresh from wanted w left join fresh f using (principal_id, route, key)`,
    [...columns(commands), commands.map((c) => c.fingerprint)]);
  const repeated = claimed.filter((k) => !k.is_fresh).map((k) => Number(k.n) - 1);
  return repeated.length === 0 ? new Map() : answersOf(tx, commands, repeated);
};

// A second statement, because a row that a concurrent twin committed meanwhile is invisible to the claiming one.
const answersOf = async (tx: Tx, commands: Keyed[], positions: number[]): Promise<Map<number, Outcome>> => {
  const asked = positions.map((position) => commands[position] as Keyed);
  const stored = await rows<AnswerRow>(tx, `
    select w.n, k.fingerprint, k.status, k.answer
    from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as w (principal_id, route, key, n)
    join idempotency_key k using (principal_id, route, key)`, columns(asked));
  return new Map(stored.map((row) => {
    const position = positions[Number(row.n) - 1] as number;
    const outcome = { status: row.status, body: row.answer, isReplay: true };
    return [position, replayFor(commands[position] as Keyed, row.fingerprint, outcome)];
  }));
};

/** The kept outcome for the same request; a refusal when the key was first used for another one. */
export const replayFor = (command: Keyed, firstFingerprint: Buffer, kept: Outcome): Outcome => {
  if (command.fingerprint?.equals(firstFingerprint)) return { ...kept, isReplay: true };
  const refusal = new Refusal(422, 'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request. Use a new key.');
  return { status: 422, body: JSON.stringify(refusal.toBody(command.actor.requestId)) };
};

/** Keeps the answers of a batch with the change they describe. */
export const keepAnswers = async (tx: Tx, commands: Keyed[], outcomes: Outcome[]): Promise<void> => {
  await rows(tx, `
    update idempotency_key k set status = a.status, answer = a.answer
    from unnest($1::uuid[], $2::text[], $3::text[], $4::smallint[], $5::text[])
      as a (principal_id, route, key, status, answer)
    where k.principal_id = a.principal_id and k.route = a.route and k.key = a.key`,
    [...columns(commands), outcomes.map((o) => o.status), outcomes.map((o) => o.body)]);
};

/** Forgets keys older than they are promised to be kept. */
export const sweepKeys = async (tx: Tx): Promise<void> => {
  await rows(tx, `delete from idempotency_key where created_at < now() - interval '${KEPT_FOR}'`);
};
