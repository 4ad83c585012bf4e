import { Injectable, Logger } from '@nestjs/common';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Outcome } from '../../platform/idempotency.ts';

const NOT_OUR_FAULT = 500;

/** Remembers what became of each action, so that later ones find what it made. */
@Injectable()
export class SeedOutcomes {
  private readonly log = new Logger(SeedOutcomes.name);
  private readonly ids = new Map<string, string>();

  /** The id of what a action made; undefined when it was refused. */
  idOf(name: string): string | undefined {
    return this.ids.get(name);
  }

  /** The action that made something; undefined for a part of a batch. */
  nameOf(id: string): string | undefined {
    return [...this.ids].find(([, made]) => made === id)?.[0];
  }

  /** Takes down what a action made. */
  note(name: string, id: string): void {
    this.ids.set(name, id);
  }

  /** Takes down an answer; a refusal is what became of it, and later actions find nothing that it made. */
  keep(name: string, { status, body }: Outcome, id: (answer: Record<string, unknown>) => unknown): void {
    const answer = JSON.parse(body) as Record<string, unknown>;
    const made = id(answer);
    if (typeof made === 'string') this.ids.set(name, made);
    if (status >= NOT_OUR_FAULT) throw new Error(`${name} was answered ${status}: ${body}`);
    if (status >= 400) this.log.log(`${name} was refused: ${String(answer['code'])}. ${String(answer['detail'])}`);
  }

  /** Does something whose refusal is nothing to stop at: it was done before, or what it is about was refused. */
  async attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.status >= NOT_OUR_FAULT) throw failure;
      this.log.log(`${name} was refused: ${failure.code}. ${failure.message}`);
    }
  }
}
