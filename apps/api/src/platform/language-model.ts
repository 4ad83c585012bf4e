import { Logger } from '@nestjs/common';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';

export const MODEL_FAILURES = ['timed_out', 'unreachable', 'unusable'] as const;
/** Why an answer is missing: it came too late, none came, or what came was not accepted. */
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** How long an answer may take and be, and when a failing model is left alone for a while. */
export interface ModelLimits {
  waitMs: number;
  mostBytes: number;
  failuresToPause: number;
  /** The failures that count towards a pause; what somebody's words can bring about is nothing to others. */
  pausesFor: readonly ModelFailure[];
  pauseMs: number;
  mostAtOnce: number;
}

/** What is put to a model. */
export interface Asked {
  messages: readonly object[];
  /** Whether the answer is one JSON object. */
  isJson?: boolean;
}

/** What came of asking: an answer that was accepted with the model's own name of itself, a failure, or no asking. */
export type Said<T> = { said: T; by: string | null } | { failure: ModelFailure } | { isUnasked: true };

/** An answer as it came. */
interface Completion {
  text: string;
  by: string | null;
}

/** The model gave no answer that could be looked at. */
class Unanswered extends Error {
  constructor(readonly failure: ModelFailure, message: string) {
    super(message);
  }
}

/**
 * The one client of a configured language model that speaks like OpenAI's. It never throws and never waits in a line:
 * whoever asks goes on without an answer when there is no model, or it is busy, failing, slow, or long-winded.
 */
export class LanguageModel {
  private readonly logger = new Logger(LanguageModel.name);
  private underWay = 0;
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    private readonly ai: Env['ai'], private readonly clock: Clock, private readonly limits: ModelLimits,
    /** What becomes of those who get no answer, for the log. */
    private readonly without: string,
  ) {}

  /** Whether a question put now would reach the model. */
  get isReady(): boolean {
    return this.ai !== undefined && this.underWay < this.limits.mostAtOnce
      && this.clock.now().getTime() >= this.pausedUntil;
  }

  /** What the model says, as far as it is accepted; the acceptance throws what is wrong with it. */
  async ask<T>(asked: Asked, accept: (answer: string) => T): Promise<Said<T>> {
    if (this.ai === undefined || !this.isReady) return { isUnasked: true };
    this.underWay += 1;
    try {
      const { text, by } = completionIn(await this.complete(this.ai, asked).catch(toUnanswered));
      const said = accept(text);
      this.failures = 0;
      return { said, by };
    } catch (failure) {
      const kind = failure instanceof Unanswered ? failure.failure : 'unusable';
      this.countFailure(kind, failure);
      return { failure: kind };
    } finally {
      this.underWay -= 1;
    }
  }

  private countFailure(kind: ModelFailure, failure: unknown): void {
    const reason = failure instanceof Error ? failure.message : 'unknown';
    this.logger.warn({ reason }, `The model was of no help; ${this.without}`);
    if (!this.limits.pausesFor.includes(kind)) return;
    this.failures += 1;
    if (this.failures < this.limits.failuresToPause) return;
    this.failures = 0;
    this.pausedUntil = this.clock.now().getTime() + this.limits.pauseMs;
  }

  private async complete(ai: NonNullable<Env['ai']>, { messages, isJson = false }: Asked): Promise<string> {
    const response = await fetch(`${ai.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(this.limits.waitMs),
      headers: {
        'content-type': 'application/json',
        ...(ai.apiKey === undefined ? {} : { authorization: `Bearer ${ai.apiKey}` }),
      },
      body: JSON.stringify({
        model: ai.model, temperature: 0, max_tokens: 700, messages,
        ...(isJson ? { response_format: { type: 'json_object' } } : {}),
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Unanswered('unreachable', `The model answered ${response.status}.`);
    }
    return this.read(response);
  }

  private async read(response: Response): Promise<string> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array> | null ?? []) {
      size += chunk.byteLength;
      if (size > this.limits.mostBytes) throw new Unanswered('unusable', 'The model answered at too great length.');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }
}

/** Reads what a model answered as JSON; what is wrong with it is said without a word of it. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The model answered in no JSON.');
  }
}

function completionIn(body: string): Completion {
  const answer = jsonIn(body) as { model?: unknown; choices?: { message?: { content?: unknown } }[] } | null;
  const content = answer?.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('The model answered without a text.');
  return { text: content.normalize('NFC').trim(), by: typeof answer?.model === 'string' ? answer.model : null };
}

const toUnanswered = (failure: unknown): never => {
  if (failure instanceof Unanswered) throw failure;
  const { name, message } = failure as Error;
  throw new Unanswered(name === 'TimeoutError' ? 'timed_out' : 'unreachable', message);
};
