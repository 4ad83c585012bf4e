import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;
const PATIENCE_MS = 10_000;

/** Asks every process all the time whether it is ready, as a balancer in front of them does. */
export class Readiness {
  /** Why processes were not ready since somebody last began to listen. */
  reasons = new Set<string>();
  /** Answers that are neither yes nor no. */
  readonly wrong: string[] = [];
  readonly #urls: readonly string[];
  #isOver = false;
  #asking: Promise<unknown> = Promise.resolve();

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  begin(): void {
    this.#asking = Promise.all(this.#urls.map((url) => this.#watch(url)));
  }

  listen(): void {
    this.reasons = new Set();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#asking;
  }

  async #watch(url: string): Promise<void> {
    while (!this.#isOver) {
      const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) })
        .then(async (response) => ({ status: response.status, body: await response.json() as Body }), () => null);
      if (answer?.status === 503) this.reasons.add(answer.body.details?.reason ?? 'no reason');
      else if (answer?.status !== 200) this.wrong.push(`ready: ${answer?.status ?? 'no connection'}`);
      await sleep(POLL_MS);
    }
  }
}

interface Body { details?: { reason?: string } }
