import { Inject, Injectable, Logger } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { noteKeyOf, readSignatureLine, type NoteKey } from '../../platform/signed-note.ts';
import type { WitnessSetting } from '../../platform/witness-settings.ts';
import { LogHeads, type LogHead } from '../blocks/proofs/log-heads.service.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { writeAddCheckpoint } from './add-checkpoint.ts';
import { checkpointText, cosignedAt, readSize, signCheckpoint } from './checkpoint-note.ts';
import { WitnessRegister, type AskOutcome } from './witness-register.service.ts';

/** How far the clock of a witness may be ahead. */
const MOST_AHEAD_MS = 300_000;

/**
 * Asks witnesses to countersign the newest head of the audit log. Nothing that is paid or sealed waits for it; what a
 * witness says of a larger or another log is kept until it countersigns again.
 */
@Injectable()
export class AskWitness {
  private readonly log = new Logger(AskWitness.name);
  /** By which witnesses know the log; null where it has no name for them. */
  readonly logKey: NoteKey | null;

  constructor(
    @Inject(ENV) { witnessing }: Pick<Env, 'witnessing'>,
    private readonly keys: SigningKeys,
    private readonly clock: SystemClock,
    private readonly heads: LogHeads,
    private readonly register: WitnessRegister,
  ) {
    const { logOrigin } = witnessing;
    this.logKey = logOrigin === undefined ? null : noteKeyOf(logOrigin, 'log', keys.privateKey);
  }

  /** Asks one witness, unless another process does or it was asked just before. */
  async execute({ key, url }: WitnessSetting, signal: AbortSignal): Promise<void> {
    const head = this.logKey && await this.heads.newestToSign();
    if (!head) return;
    const known = await this.register.claim(key.vkey, head.size);
    if (known === null) return;
    const outcome = await this.ask({ key, url }, head, known, signal).catch((failure: unknown): AskOutcome | null => {
      // A process that stops learned nothing; the next one asks when the lease is over.
      if (signal.aborted) return null;
      this.log.warn({ failure, witness: key.name }, 'A witness could not be asked.');
      return { state: 'unreachable', status: null };
    });
    if (outcome) await this.register.settle(key.vkey, outcome);
  }

  private async ask(
    { key, url }: WitnessSetting, head: LogHead, known: bigint, signal: AbortSignal,
  ): Promise<AskOutcome> {
    const note = this.signed(head);
    const askFrom = async (size: bigint): Promise<WitnessAnswer> => postCheckpoint(
      url, writeAddCheckpoint(size, await this.heads.proofOfGrowth(size, head.size), note.whole), signal);
    const first = await askFrom(known < head.size ? known : head.size);
    const seen = first.status === 409 ? readSize(first.text.trimEnd()) : null;
    // A witness says what it has seen; from there on growth is proven, once.
    const answer = seen !== null && seen <= head.size ? await askFrom(seen) : first;
    return this.outcomeOf(key, head, note, answer);
  }

  private async outcomeOf(
    key: NoteKey, head: LogHead, note: { text: string; whole: string }, { status, text }: WitnessAnswer,
  ): Promise<AskOutcome> {
    if (status === 200) return this.cosigned(key, head, note, text);
    if (status === 422) return { state: 'conflict', conflict: 'different', size: head.size };
    if (status === 409) {
      const size = readSize(text.trimEnd());
      if (size === null) return { state: 'mistaken', status };
      // Another process may have had a larger head countersigned since this one was read.
      if (size <= await this.heads.size()) return { state: 'waiting', size };
      return { state: 'conflict', conflict: 'larger', size };
    }
    return { state: status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unreachable', status };
  }

  private cosigned(key: NoteKey, { size }: LogHead, note: { text: string; whole: string }, answer: string): AskOutcome {
    for (const line of answer.split('\n')) {
      const signature = readSignatureLine(line);
      const at = signature && cosignedAt(key, note.text, signature);
      if (at && at.getTime() <= this.clock.now().getTime() + MOST_AHEAD_MS) {
        return { state: 'cosigned', size, at, note: `${note.whole}${line}\n` };
      }
    }
    return { state: 'mistaken', status: 200 };
  }

  private signed({ size, root }: LogHead): { text: string; whole: string } {
    const key = this.logKey as NoteKey;
    const text = checkpointText({ origin: key.name, size, root });
    return { text, whole: `${text}\n${signCheckpoint(key, this.keys.privateKey, text)}\n` };
  }
}

/** What a witness answered, as far as it is read. */
interface WitnessAnswer { status: number; text: string }

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Sends a request to a witness; fails when there is no whole answer in time. */
const postCheckpoint = async (url: string, body: string, signal: AbortSignal): Promise<WitnessAnswer> => {
  const answer = await fetch(`${url}/add-checkpoint`, {
    method: 'POST', body, redirect: 'error', headers: { 'content-type': 'text/plain; charset=utf-8' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_ANSWER_BYTES) throw new Error('A witness answered with more than an answer has.');
    chunks.push(chunk as Uint8Array);
  }
  return { status: answer.status, text: Buffer.concat(chunks).toString() };
};
