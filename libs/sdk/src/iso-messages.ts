import type { ConnectClient } from './generated/ConnectClient.ts';
import type { IsoMessageDetailDto } from './generated/models/IsoMessageDetailDto.ts';
import type { IsoMessagePreviewDto } from './generated/models/IsoMessagePreviewDto.ts';
import { pause } from './retry.ts';

/** A message of ISO 20022: as text, as bytes, or as a file. */
export type IsoMessageContent = string | Uint8Array<ArrayBuffer> | Blob;

/** A message that was not answered in the time it was waited for; it is still being carried out. */
export class IsoMessageUnanswered extends Error {
  override readonly name = 'IsoMessageUnanswered';

  constructor(readonly id: string, readonly timeoutMs: number) {
    super(`The message ${id} was not answered within ${timeoutMs / 1000} seconds.`);
  }
}

const fileOf = (content: IsoMessageContent): Blob => (content instanceof Blob ? content : new Blob([content]));

/** Sends a message. The same message again is answered with its id again; one with problems throws `ConnectError`. */
export const sendIsoMessage = async (
  { iso20022 }: ConnectClient, content: IsoMessageContent,
): Promise<IsoMessageDetailDto> =>
  await iso20022.sendIsoMessage({ requestBody: fileOf(content) }) as IsoMessageDetailDto;

/** Tells what a message would do, and refuses what sending it would refuse; nothing is kept. */
export const rehearseIsoMessage = async (
  { iso20022 }: ConnectClient, content: IsoMessageContent,
): Promise<IsoMessagePreviewDto> =>
  await iso20022.sendIsoMessage({ requestBody: fileOf(content), dryRun: 'true' }) as IsoMessagePreviewDto;

export interface AnswerWait {
  /** How long to wait at most; a minute unless said otherwise. */
  timeoutMs?: number;
  /** How long to wait between two looks. */
  pauseMs?: number;
  signal?: AbortSignal;
}

/** Waits until a message is answered; throws `IsoMessageUnanswered` when that takes longer than it is waited for. */
export async function whenIsoMessageAnswered(
  { iso20022 }: ConnectClient, id: string, { timeoutMs = 60_000, pauseMs = 500, signal }: AnswerWait = {},
): Promise<IsoMessageDetailDto> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const message = await iso20022.getIsoMessage({ id });
    if (message.state !== 'received') return message;
    const left = deadline - Date.now();
    if (left <= 0) throw new IsoMessageUnanswered(id, timeoutMs);
    await pause(Math.min(pauseMs, left), signal);
  }
}

/** An answer to a message as text, such as `readStatusReport` takes. */
export const isoAnswerText = async ({ iso20022 }: ConnectClient, id: string, number: number): Promise<string> =>
  (await iso20022.getIsoMessageAnswer({ id, number: String(number) })).text();
