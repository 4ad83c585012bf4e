import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { MessageReader, UnreadableMessage, type ReadMessage, type Surroundings } from '@connect/iso20022';
import { dayOf } from '../../../platform/clock.ts';
import { statusRefusal } from '../../../platform/http/problems/problem.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { CURRENCIES } from '../../../platform/money.ts';
import { MOST_ITEMS } from '../../batches/public.ts';

/** Ten thousand payments with addresses and remittance in full. */
export const MOST_MESSAGE_BYTES = 32 * 1024 * 1024;
const PIECE = 64 * 1024;
/** The networks’ banks are up to so far ahead of UTC. */
const AHEAD_MS = 4 * 3_600_000;

/** A message with its bytes. */
export interface ReceivedMessage {
  content: Buffer;
  digest: Buffer;
  read: ReadMessage;
}

/** Today is the day by UTC, by which the bank counts, and the day in the networks' own zones. */
export const surroundingsAt = (now: Date): Surroundings => ({
  currencies: new Set(CURRENCIES), mostPayments: MOST_ITEMS, now,
  today: { first: dayOf(now), last: dayOf(new Date(now.getTime() + AHEAD_MS)) },
});

/** Reads a message as it arrives; what is unreadable is refused with its place. */
export const readBody = async (body: Readable, now: Date): Promise<ReceivedMessage> => {
  const reader = new MessageReader(surroundingsAt(now));
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // A refusal in the middle must still be answered, so leaving the loop does not hang up on the sender.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_MESSAGE_BYTES) throw statusRefusal(413);
      hash.update(chunk);
      chunks.push(chunk);
      reader.write(chunk);
    }
    const read = reader.end();
    return { content: Buffer.concat(chunks), digest: hash.digest(), read };
  } catch (failure) {
    // Most clients read no answer before all is sent: the rest is thrown away as it comes, as long as one may take.
    body.resume();
    if (failure instanceof UnreadableMessage) throw unreadable(failure);
    throw failure;
  }
};

/** Reads a message once more from its kept bytes, which were found in order before; others come in between. */
export const readKept = async (content: Buffer, now: Date): Promise<ReadMessage> => {
  const reader = new MessageReader(surroundingsAt(now));
  for (let at = 0; at < content.length; at += PIECE) {
    reader.write(content.subarray(at, at + PIECE));
    await others();
  }
  return reader.end();
};

const unreadable = ({ code, message, place: { path, line } }: UnreadableMessage): Refusal =>
  new Refusal(400, code, `Line ${line}: ${message}`, [{ field: path, code: 'NOT_ACCEPTED', message, data: { line } }]);
