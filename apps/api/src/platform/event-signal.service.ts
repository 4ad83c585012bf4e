import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { clientConfig, DATABASE, type DatabaseConnection } from './database/connection.ts';

/** The channel on which the relay tells all processes that it has placed events. */
export const EVENTS_PLACED = 'connect_events_placed';

/** A notification may be lost with its connection; then this is how late the next look is. */
const LOOK_ANYWAY_MS = 1_000;
const CONNECTED_WITHIN_MS = 5_000;

/** Wakes those who wait for events: at once when the relay of any process placed some, and now and then anyway. */
@Injectable()
export class EventSignal implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly wakings = new Set<() => void>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private opening: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(@Inject(DATABASE) private readonly database: DatabaseConnection) {}

  /** Calls back whenever there may be something new; answers how to stop it. */
  onWake(wake: () => void): () => void {
    this.wakings.add(wake);
    return () => { this.wakings.delete(wake); };
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => { this.look(); }, LOOK_ANYWAY_MS);
    this.timer.unref();
    this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    if (this.timer) clearInterval(this.timer);
    // A connection that is still being opened never tells that it ended.
    await this.opening;
    await this.client?.end().catch(() => undefined);
  }

  private look(): void {
    if (!this.client && !this.isStopping) this.opening = this.listen();
    for (const wake of this.wakings) wake();
  }

  // A lost connection is opened again at the next look.
  private async listen(): Promise<void> {
    const client = new pg.Client({
      ...clientConfig(this.database), connectionTimeoutMillis: CONNECTED_WITHIN_MS, query_timeout: CONNECTED_WITHIN_MS,
      keepAlive: true,
    });
    this.client = client;
    const lose = (): void => { if (this.client === client) this.client = null; };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', () => { for (const wake of this.wakings) wake(); });
    try {
      await client.connect();
      await client.query(`listen ${EVENTS_PLACED}`);
    } catch {
      lose();
      await client.end().catch(() => undefined);
    }
  }
}
