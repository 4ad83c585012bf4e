import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawSend } from '../payments.ts';

/** A payment that somebody was told is made, and what they asked for. */
export interface Acknowledged { body: string; id: string; status: string }

interface Payment { key: string; body: string }

/** What a payer was told: a payment, that it must ask again, or anything that it must never be told. */
type Told = Acknowledged | 'again' | 'wrong';

/** What payers of the whole drill are told beside 201; whatever else they hear is a fault of the product. */
const AGAIN = ['OUTCOME_UNKNOWN', 'DATABASE_UNAVAILABLE', 'OVERLOADED'];
const PAYERS = 8;
const PAUSE_MS = 40;
const AGAIN_AFTER_MS = 250;
const PATIENCE_MS = 30_000;
const ACKNOWLEDGED_WITHIN_MS = 180_000;
const NO_CONNECTION = 'no connection';

/**
 * People who pay all the time through both processes, each payment under a key of its own. Those of one half ask again
 * under the same key until they know; those of the other leave it, and it is asked for when the fault is over.
 */
export class Payers {
  /** The payments that were acknowledged, by their keys. */
  readonly acknowledged = new Map<string, Acknowledged>();
  /** How often each answer was heard, by its status and code. */
  readonly answers = new Map<string, number>();
  /** Answers that nobody may ever be given. */
  readonly wrong: string[] = [];
  /** Keys that were acknowledged as two different payments. */
  readonly doubled: string[] = [];
  /** How many payments were answered otherwise before they were acknowledged. */
  asked = 0;
  longestAnswerMs = 0;
  token = '';
  readonly #urls: readonly string[];
  readonly #addresses: readonly string[];
  readonly #left = new Map<string, Payment>();
  #isOver = false;
  #paying: Promise<unknown> = Promise.resolve();
  #drawn = 0;
  #silence = { since: 0, longestMs: 0, endedAt: 0 };
  #newestAsked = 0;

  constructor(urls: readonly string[], addresses: readonly string[]) {
    this.#urls = urls;
    this.#addresses = addresses;
  }

  begin(): void {
    this.#paying = Promise.all(Array.from({ length: PAYERS }, (_, n) => this.#pay(n)));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#paying;
  }

  /** Begins to listen for silence; what it was before is forgotten. */
  listen(now: number): void {
    this.#silence = { since: now, longestMs: 0, endedAt: now };
  }

  /** How long nobody was told of a payment at most, and when that was over. */
  get silence(): { longestMs: number; endedAt: number } {
    return this.#silence;
  }

  /** Waits until a payment is acknowledged that was asked for after a moment. */
  async untilAcknowledged(askedAfter: number): Promise<void> {
    const deadline = performance.now() + ACKNOWLEDGED_WITHIN_MS;
    while (this.#newestAsked < askedAfter) {
      if (performance.now() > deadline) throw new Error('No payment was made again in three minutes.');
      await sleep(10);
    }
  }

  /** Asks again for every payment that was left in doubt, and answers how many those were. */
  async settle(): Promise<number> {
    const payments = [...this.#left.values()];
    this.#left.clear();
    const count = payments.length;
    await this.#insistOn(payments);
    return count;
  }

  /** Asks once more for payments that were acknowledged, which must be answered as before. */
  async askAgain(newest: number): Promise<void> {
    await this.#insistOn([...this.acknowledged].slice(-newest).map(([key, { body }]) => ({ key, body })));
  }

  async #pay(n: number): Promise<void> {
    while (!this.#isOver) {
      const payment = { key: randomUUID(), body: JSON.stringify(drawSend(this.#drawn++, this.#addresses)) };
      const told = await this.#send(payment, n);
      if (told === 'again') {
        this.asked++;
        if (n % 2 === 0) await this.#insist(payment, n);
        else this.#left.set(payment.key, payment);
      }
      await sleep(told === 'again' ? AGAIN_AFTER_MS : PAUSE_MS);
    }
  }

  async #insistOn(payments: Payment[]): Promise<void> {
    await Promise.all(Array.from({ length: PAYERS }, async (_, n) => {
      for (let payment = payments.pop(); payment; payment = payments.pop()) await this.#insist(payment, n);
    }));
  }

  async #insist(payment: Payment, n: number): Promise<void> {
    const deadline = performance.now() + ACKNOWLEDGED_WITHIN_MS;
    // Every second time at the other process, as a client behind a balancer would.
    for (let tried = 0; await this.#send(payment, n + tried) === 'again'; tried++) {
      if (performance.now() > deadline) {
        this.wrong.push('still unknown after three minutes');
        return;
      }
      await sleep(AGAIN_AFTER_MS);
    }
  }

  async #send({ key, body }: Payment, n: number): Promise<Told> {
    const asked = performance.now();
    const answer = await fetch(`${this.#urls[n % this.#urls.length]}/api/v1/transactions/send`, {
      method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}`, 'idempotency-key': key },
    }).then(async (response) => ({ status: response.status, body: await response.json() as Body }), () => null);
    this.longestAnswerMs = Math.max(this.longestAnswerMs, performance.now() - asked);
    const told = this.#understood({ key, body }, answer);
    if (typeof told === 'object') this.#heard(asked);
    return told;
  }

  #understood({ key, body }: Payment, answer: { status: number; body: Body } | null): Told {
    const name = answer === null ? NO_CONNECTION : `${answer.status} ${answer.body.code ?? ''}`.trim();
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
    if (answer?.status === 201) {
      const made = { body, id: answer.body.transaction_id ?? '', status: answer.body.status ?? '' };
      const before = this.acknowledged.get(key);
      if (before && before.id !== made.id) this.doubled.push(key);
      this.acknowledged.set(key, made);
      return made;
    }
    if (answer?.status === 503 && AGAIN.includes(answer.body.code ?? '')) return 'again';
    this.wrong.push(name);
    return answer === null ? 'again' : 'wrong';
  }

  #heard(asked: number): void {
    const now = performance.now();
    this.#newestAsked = Math.max(this.#newestAsked, asked);
    if (now - this.#silence.since > this.#silence.longestMs) {
      this.#silence.longestMs = now - this.#silence.since;
      this.#silence.endedAt = now;
    }
    this.#silence.since = now;
  }
}

interface Body { code?: string; transaction_id?: string; status?: string }
