import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Attempt, JobHandler } from '../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../platform/jobs/job-queue.service.ts';
import { Tracing, type OpenSpan } from '../../platform/traces/tracing.service.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { Deliveries, WEBHOOK_QUEUE, type Due, type DueDelivery } from './deliveries.service.ts';
import { DeliveryPost } from './delivery-post.service.ts';
import type { PostResult } from './outbound-post.ts';

/** So many tries of one webhook at a time, and so many webhooks. */
const MAX_TRIES_UNDERWAY = 8;
const MAX_WEBHOOKS = 32;
/** While something is under way, what is new is looked for so often. */
const LOOK_MS = 500;
/** After so long a webhook makes room for those that wait. */
const STRETCH_MS = 60_000;
const NOTHING: Due = { due: [], nextAt: null };

/**
 * Delivers to one webhook what is due, and puts the job off to when something will be. A webhook is served by one
 * process at a time; one that is slow, or fails, holds up itself alone.
 */
@Injectable()
export class DeliverToWebhook implements JobHandler, OnModuleDestroy {
  readonly queue = WEBHOOK_QUEUE;
  readonly concurrency = MAX_WEBHOOKS;
  private readonly log = new Logger(DeliverToWebhook.name);
  private readonly stopping = new AbortController();

  constructor(
    jobs: JobQueue,
    private readonly deliveries: Deliveries,
    private readonly unitOfWork: UnitOfWork,
    private readonly posting: DeliveryPost,
    private readonly tracing: Tracing,
  ) {
    jobs.register(this);
  }

  /** Cuts tries short, which are made again by another process. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  async run({ subject: webhookId, signal: lost, finish, postpone }: Attempt): Promise<void> {
    const signal = AbortSignal.any([lost, this.stopping.signal]);
    const underway = new Map<string, Promise<void>>();
    const endsAt = performance.now() + STRETCH_MS;
    for (;;) {
      const isOver = signal.aborted || performance.now() > endsAt;
      const room = MAX_TRIES_UNDERWAY - underway.size;
      const { due, nextAt } = isOver || room === 0 ? NOTHING
        : await this.deliveries.look(webhookId, room, [...underway.keys()]);
      for (const delivery of due) {
        underway.set(delivery.id, this.deliver(delivery, signal).finally(() => underway.delete(delivery.id)));
      }
      if (underway.size === 0) {
        lost.throwIfAborted();
        return this.unitOfWork.commit((tx) =>
          (isOver ? postpone(tx, null) : nextAt === null ? finish(tx) : postpone(tx, nextAt)));
      }
      await Promise.race([...underway.values(), ...(isOver ? [] : [sleep(LOOK_MS, undefined, { ref: false })])]);
    }
  }

  private async deliver(delivery: DueDelivery, signal: AbortSignal): Promise<void> {
    const span = this.tracing.begin('webhook.deliver', { facts: { 'connect.tries': delivery.tries + 1 } });
    const result = await this.posting.post(delivery, signal);
    this.recordOutcome(span, result);
    if (signal.aborted && result.problem !== null) return;
    await this.deliveries.settle(delivery, result).catch((failure: unknown) => {
      this.log.warn({ failure }, 'A delivery was not written down.');
    });
  }

  private recordOutcome(span: OpenSpan | undefined, { status, problem }: PostResult): void {
    if (problem !== null) span?.fail({ 'connect.problem': problem });
    else span?.end({ 'http.response.status_code': status ?? 0 });
  }
}
