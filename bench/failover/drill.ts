import { setTimeout as sleep } from 'node:timers/promises';
import { toTransactionId } from '../../apps/api/src/platform/ids.ts';
import type { Cluster } from './cluster.ts';
import type { Connect } from './connect.ts';
import { sequenceOf, type Fault } from './faults.ts';
import { Payers } from './payers.ts';
import { Readiness } from './readiness.ts';

/** What one fault came to. */
export interface Outcome {
  name: string;
  isFailover: boolean;
  /** From the fault until payments were made again, at the end of the longest silence that followed. */
  withoutPaymentsMs: number;
  /** From then until both nodes were there again. */
  untilWholeMs: number;
  /** Payments that were left in doubt, and asked for again afterwards. */
  leftInDoubt: number;
  /** Why the processes said they were not ready. */
  reasons: string[];
}

const CALM_MS = 2_000;
/** A shorter time without a primary may lie between two looks. */
const SEEN_BY_READY_MS = 3_000;
const ASKED_AGAIN = 200;

/** Lets one fault after the other happen under payments, and brings both nodes back after each. */
export class Drill {
  readonly outcomes: Outcome[] = [];
  readonly payers: Payers;
  readonly #readiness: Readiness;
  readonly #cluster: Cluster;
  readonly #connect: Connect;

  constructor(cluster: Cluster, connect: Connect, addresses: readonly string[]) {
    this.#cluster = cluster;
    this.#connect = connect;
    this.payers = new Payers(connect.urls, addresses);
    this.#readiness = new Readiness(connect.urls);
  }

  async run(failovers: number, tell: (outcome: Outcome, n: number) => void): Promise<void> {
    this.payers.token = await this.#connect.signIn();
    this.payers.begin();
    this.#readiness.begin();
    try {
      for (const [n, fault] of sequenceOf(failovers).entries()) {
        await sleep(CALM_MS);
        const outcome = await this.#suffer(fault);
        this.outcomes.push(outcome);
        tell(outcome, n + 1);
        if (this.#connect.fallen.length > 0) throw new Error(`${this.#connect.fallen.join(' and ')} ended by itself.`);
      }
    } finally {
      await Promise.all([this.payers.stop(), this.#readiness.stop()]);
    }
    await this.payers.settle();
    await this.payers.askAgain(ASKED_AGAIN);
  }

  /** Everything that must not have happened, in sentences. */
  async faultsFound(): Promise<string[]> {
    const { wrong, doubled } = this.payers;
    const unseen = this.outcomes.filter(({ withoutPaymentsMs, reasons, isFailover }) =>
      isFailover && withoutPaymentsMs > SEEN_BY_READY_MS && reasons.length === 0);
    return [
      ...counted([...wrong, ...this.#readiness.wrong]).map((what) => `An answer that nobody may be given: ${what}.`),
      ...doubled.map((key) => `Two payments of the key ${key}.`),
      ...unseen.map(({ name }) => `/health/ready never said 503: ${name}.`),
      ...await this.faultsOfBooks(),
      ...this.#connect.brokenInvariants(),
      ...(await this.#connect.faultsOfTheLog()).map((fault) => `The log: ${JSON.stringify(fault)}`),
    ];
  }

  async #suffer(fault: Fault): Promise<Outcome> {
    const roles = await this.#cluster.untilHealthy();
    const at = performance.now();
    this.payers.listen(at);
    this.#readiness.listen();
    await fault.begin(roles, this.#cluster);
    await this.payers.untilAcknowledged(performance.now());
    fault.mend?.(roles);
    const { primary } = await this.#cluster.untilHealthy();
    const isAnother = primary !== roles.primary;
    if (isAnother !== fault.isFailover) throw new Error(`After "${fault.name}" ${primary.name} leads.`);
    await this.payers.untilAcknowledged(performance.now());
    const { endedAt } = this.payers.silence;
    const outcome = {
      name: fault.name, isFailover: fault.isFailover, withoutPaymentsMs: endedAt - at,
      untilWholeMs: performance.now() - endedAt, leftInDoubt: await this.payers.settle(),
      reasons: [...this.#readiness.reasons].sort(),
    };
    this.payers.token = await this.#connect.signIn();
    return outcome;
  }

  /** Every payment that was acknowledged is there once, as it was acknowledged, and no other is. */
  async faultsOfBooks(): Promise<string[]> {
    const stored = new Map((await this.#cluster.query<{ id: string; status: string }>(
      `select id::text, status from transaction where type = 'send'`))
      .map(({ id, status }) => [toTransactionId(id), status]));
    const acknowledged = [...this.payers.acknowledged.values()];
    const lost = acknowledged.filter(({ id, status }) => stored.get(id) !== status);
    const different = new Set(acknowledged.map(({ id }) => id)).size;
    return [
      ...lost.map(({ id, status }) => `Lost: ${id}, acknowledged as ${status}, is ${stored.get(id) ?? 'not there'}.`),
      ...(different === acknowledged.length ? [] : ['Two keys were answered with one payment.']),
      ...(stored.size === different ? [] : [`${stored.size} payments are stored for ${different} keys.`]),
    ];
  }
}

const counted = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, all]) => `${text}, ${all.length} times`);
