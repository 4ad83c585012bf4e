import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EventSignal } from '../../platform/event-signal.service.ts';
import { EventsQueries, STRETCH } from './events.queries.ts';
import type { Occurrence } from './occurrence.ts';

/** Somebody who wants to be handed everything that happens after their position, in order. */
export interface Follower {
  readonly position: number;
  take: (occurrences: readonly Occurrence[]) => void;
}

/**
 * Reads what happens once for everybody who is connected to this process. A follower first catches up by itself and
 * joins when it stands no further back than the feed; from then on the feed hands it what is new.
 */
@Injectable()
export class EventFeed implements OnModuleDestroy {
  private readonly logger = new Logger(EventFeed.name);
  private readonly followers = new Set<Follower>();
  private readonly stopListening: () => void;
  private head = 0;
  private isReading = false;
  private isWoken = false;

  constructor(private readonly events: EventsQueries, signal: EventSignal) {
    this.stopListening = signal.onWake(() => { this.wake(); });
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  /** Takes a follower in, unless the feed is ahead of it: then it has to read on first. */
  join(follower: Follower): boolean {
    if (this.followers.size === 0 && !this.isReading) this.head = follower.position;
    if (follower.position < this.head) return false;
    this.followers.add(follower);
    this.wake();
    return true;
  }

  leave(follower: Follower): void {
    this.followers.delete(follower);
  }

  private wake(): void {
    this.isWoken = true;
    if (!this.isReading) void this.read();
  }

  // One reading at a time, in order; a wake during a reading makes another one follow it.
  private async read(): Promise<void> {
    this.isReading = true;
    try {
      while (this.isWoken && this.followers.size > 0) {
        this.isWoken = false;
        const occurrences = await this.events.after(this.head);
        this.head = occurrences.at(-1)?.position ?? this.head;
        if (occurrences.length === STRETCH) this.isWoken = true;
        if (occurrences.length > 0) for (const follower of [...this.followers]) follower.take(occurrences);
      }
    } catch (failure) {
      // The signal wakes the feed again within a second, and nothing was skipped.
      this.logger.warn({ failure }, 'New events could not be read.');
    } finally {
      this.isReading = false;
    }
  }
}
