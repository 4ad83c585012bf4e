/** What a witness answered, as far as it is read. */
export interface WitnessAnswer { status: number; text: string }

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Sends a request to a witness; fails when there is no whole answer in time. */
export const postCheckpoint = async (url: string, body: string, signal: AbortSignal): Promise<WitnessAnswer> => {
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
