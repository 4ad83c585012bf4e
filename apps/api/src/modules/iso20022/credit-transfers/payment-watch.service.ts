import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventSignal } from '../../../platform/event-signal.service.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { EventConsumers } from '../../events/event-consumers.service.ts';
import type { Occurrence } from '../../events/public.ts';
import { ISO_REPORT_QUEUE } from '../messages/queues.ts';

const CONSUMER = 'iso-reports';
/** So long what else comes of the payments of a message is waited for, to be told together. */
const GATHER_MS = 500;

/** Hears of payments that somebody was told wait, exactly once each, and has the messages they came in reported on. */
@Injectable()
export class PaymentWatch implements OnModuleDestroy {
  private readonly stopListening: () => void;
  private watching: Promise<void> | null = null;
  private isWoken = false;

  constructor(private readonly consumers: EventConsumers, signal: EventSignal) {
    this.stopListening = signal.onWake(() => { this.wake(); });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopListening();
    await this.watching;
  }

  private wake(): void {
    this.isWoken = true;
    this.watching ??= this.watch().finally(() => { this.watching = null; });
  }

  // What could not be asked for is asked for at the next wake: its position was not moved.
  private async watch(): Promise<void> {
    try {
      while (this.isWoken) {
        this.isWoken = false;
        while (await this.consumers.consume(CONSUMER, askForReports) > 0);
      }
    } catch {
      this.isWoken = false;
    }
  }
}

const askForReports = async (tx: Tx, occurrences: Occurrence[]): Promise<void> => {
  const payments = [...new Set(occurrences.flatMap(({ payment }) => payment?.id ?? []))];
  if (payments.length === 0) return;
  const messages = await tables(tx).selectFrom('iso_open_payment').select('message_id').distinct()
    .where((open) => open('transaction_id', '=', open.fn.any(open.val(payments)))).execute();
  // Of the machine's time, as all moments of jobs.
  const soon = new Date(Date.now() + GATHER_MS);
  await enqueue(tx, ISO_REPORT_QUEUE, messages.map(({ message_id: id }) => id), soon);
};
