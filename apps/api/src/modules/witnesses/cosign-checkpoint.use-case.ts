import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SystemClock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import { isBy, isNoteBy, noteKeyOf, type NoteKey, type SignedNote } from '../../platform/signed-note.ts';
import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { readAddCheckpoint, type AddCheckpoint } from './add-checkpoint.ts';
import { cosign, type Checkpoint } from './checkpoint-note.ts';
import { EMPTY_ROOT, isGrownFrom } from './consistency.ts';

/** What a log hears: the line of a cosignature, or the size from which it has to prove its growth. */
export type WitnessReply = { line: string } | { seenSize: bigint };

/**
 * Countersigns heads of the logs of others as their witness, each only if the log grew to it from the last one. What
 * was seen is committed before the cosignature is given away.
 */
@Injectable()
export class CosignCheckpoint {
  /** The key by which heads are countersigned here; null where none are. */
  readonly key: NoteKey | null;
  /** The logs that are witnessed here, each with the keys it may sign with. */
  readonly logs: ReadonlyMap<string, readonly NoteKey[]>;

  constructor(
    @Inject(ENV) { witnessing }: Pick<Env, 'witnessing'>,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'witnessKey'>,
    private readonly clock: SystemClock,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
  ) {
    const { witnessName } = witnessing;
    const { witnessKey } = secrets;
    this.key = witnessName !== undefined && witnessKey ? noteKeyOf(witnessName, 'witness', witnessKey) : null;
    this.logs = this.key ? Map.groupBy(witnessing.witnessedLogs, ({ name }) => name) : new Map();
  }

  /** Judges what a log sent. */
  async execute(body: Uint8Array): Promise<WitnessReply> {
    const asked = readAddCheckpoint(body);
    if (!asked) throw invalid([{ field: 'body', message: 'The body is no request of add-checkpoint.' }]);
    const keys = this.logs.get(asked.checkpoint.origin);
    if (!keys) throw new Refusal(404, 'LOG_NOT_FOUND', 'No log of this origin is witnessed here.');
    const signature = logSignature(keys, asked.note);
    if (signature === null) {
      throw new Refusal(403, 'LOG_SIGNATURE_WRONG', 'No known key of the log signed this head, or one did so wrongly.');
    }
    const reply = await this.unitOfWork.commit((tx) => this.judge(tx, asked, signature));
    if (reply instanceof Refusal) throw reply;
    return reply;
  }

  // A fork that is refused is noted, so the transaction that notes it must not end in an error.
  private async judge(tx: Tx, asked: AddCheckpoint, signature: string): Promise<WitnessReply | Refusal> {
    const { checkpoint, oldSize, proof, note } = asked;
    const { origin, size, root } = checkpoint;
    await tables(tx).insertInto('witnessed_log').values({ origin, root: EMPTY_ROOT })
      .onConflict((known) => known.doNothing()).execute();
    const seen = await tables(tx).selectFrom('witnessed_log').select(['tree_size', 'root', 'fork_since'])
      .where('origin', '=', origin).forUpdate().executeTakeFirstOrThrow();
    const last = { size: BigInt(seen.tree_size), root: seen.root };
    if (oldSize !== last.size) return { seenSize: last.size };
    if ((size === 0n && !root.equals(EMPTY_ROOT)) || !isGrownFrom(last, checkpoint, proof)) {
      await this.noteFork(tx, checkpoint, { text: note.text, signature }, seen.fork_since !== null);
      return new Refusal(422, 'LOG_INCONSISTENT', 'It is not proven that the log grew to this head from the last one.');
    }
    const at = this.clock.now();
    const line = cosign(this.key as NoteKey, this.secrets.witnessKey as KeyObject, note.text, at);
    await tables(tx).updateTable('witnessed_log').set({
      tree_size: size, root, checkpoint: `${note.text}\n${signature}\n${line}\n`, cosigned_at: at, fork_since: null,
    }).where('origin', '=', origin).execute();
    return { line };
  }

  // The log signed both heads: together they prove what it did. An event is written once, when it begins.
  private async noteFork(
    tx: Tx, { origin, size }: Checkpoint, { text, signature }: { text: string; signature: string }, isKnown: boolean,
  ): Promise<void> {
    const since = this.clock.now().toISOString();
    await tables(tx).updateTable('witnessed_log').set((log) => ({
      refused_checkpoint: `${text}\n${signature}\n`,
      fork_since: sql<string>`coalesce(${log.ref('fork_since')}, ${since})`,
    })).where('origin', '=', origin).execute();
    if (isKnown) return;
    await this.events.record(tx, [{
      action: 'witnessed_log_refuse', resource: 'witnessed_log', resourceId: origin, actor: null, severity: 'critical',
      details: { treeSize: String(size) },
    }]);
  }
}

// A known key whose signature does not hold spoils the whole note; signatures of others are nobody's.
const logSignature = (keys: readonly NoteKey[], { text, signatures }: SignedNote): string | null => {
  const known = signatures.flatMap((signature) =>
    keys.filter((key) => isBy(key, signature)).map((key) => ({ key, signature })));
  const [first] = known;
  return first && known.every(({ key, signature }) => isNoteBy(key, text, signature)) ? first.signature.line : null;
};
