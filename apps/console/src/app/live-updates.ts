import type { EventDto } from '@connect/sdk';
import { baseApi, tags as allTags } from '../api/base-api.ts';
import { openEventStream, unknownCursorCode } from '../api/event-stream.ts';
import { eventsApi, tagsOf } from '../api/events.api.ts';
import { type Connection, connectionChanged } from '../api/live.slice.ts';
import type { AppStore } from './store.ts';

const latest = 'latest';
const firstPauseMs = 500;
/** From the third failure on the page asks for news itself, and tries the stream again each time. */
const failuresToPolling = 3;
const pollEveryMs = 30_000;
/** What is shown is read again at once, and after that no more often than this. */
const readAgainEveryMs = 1_000;

type Tags = Parameters<typeof baseApi.util.invalidateTags>[0];

/** Keeps what the pages show up to date with what happens, for one person, until it is stopped. */
export class LiveUpdates {
  private cursor = latest;
  private failures = 0;
  /** Of what is under way, so that an attempt that was overtaken goes no further. */
  private attempt = 0;
  private isStopped = false;
  private leave: () => void = () => undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly changed: NonNullable<Tags[number]>[] = [];

  constructor(private readonly store: Pick<AppStore, 'dispatch'>) {}

  start(): void {
    window.addEventListener('online', this.connectNow);
    window.addEventListener('offline', this.goOffline);
    void this.connect();
  }

  stop(): void {
    this.isStopped = true;
    this.attempt++;
    window.removeEventListener('online', this.connectNow);
    window.removeEventListener('offline', this.goOffline);
    clearTimeout(this.retry);
    clearTimeout(this.rest);
    this.leave();
    this.say('connecting');
  }

  private readonly connectNow = (): void => {
    clearTimeout(this.retry);
    this.leave();
    void this.connect();
  };

  // The socket would notice only once the server was silent for long.
  private readonly goOffline = (): void => {
    this.attempt++;
    clearTimeout(this.retry);
    this.leave();
    this.failures = failuresToPolling;
    this.say('offline');
    this.retry = setTimeout(() => void this.connect(), pollEveryMs);
  };

  private async connect(): Promise<void> {
    const attempt = ++this.attempt;
    const isAnswered = this.cursor !== latest || await this.readMissed();
    if (attempt !== this.attempt) return;
    const { data } = isAnswered ? await this.store.dispatch(eventsApi.endpoints.issueStreamTicket.initiate()) : {};
    if (attempt !== this.attempt) return;
    if (!data) {
      this.fail();
      return;
    }
    this.leave = openEventStream({
      ticket: data.ticket,
      after: this.cursor,
      onReady: () => {
        this.failures = 0;
        this.say('live');
      },
      onEvents: (events) => this.show(events),
      // What is written because of events, such as notifications, is there a moment after them.
      onCursor: (cursor) => {
        this.cursor = cursor;
        this.showTags(['News']);
      },
      onClose: (code) => {
        if (code === unknownCursorCode) this.beginAnew();
        this.fail();
      },
    });
  }

  // Three interruptions are nothing to speak of; then the news is fetched, as long as anybody answers.
  private fail(): void {
    const { attempt } = this;
    this.failures++;
    if (this.failures < failuresToPolling) {
      this.say('reconnecting');
      this.retry = setTimeout(() => void this.connect(), firstPauseMs * 2 ** this.failures);
      return;
    }
    void this.readMissed().then((isAnswered) => {
      if (attempt !== this.attempt) return;
      this.say(isAnswered ? 'polling' : 'offline');
      this.retry = setTimeout(() => void this.connect(), pollEveryMs);
    });
  }

  /** Reads what the stream would have told; answers whether the server did. */
  private async readMissed(): Promise<boolean> {
    for (let isLatest = false; !isLatest && !this.isStopped;) {
      const { data } = await this.store.dispatch(eventsApi.endpoints.readEvents.initiate(this.cursor));
      if (!data) return false;
      this.cursor = data.cursor;
      this.show(data.events);
      ({ isLatest } = data);
    }
    return true;
  }

  /** Whatever the server has become since the cursor was given, nothing that is shown can be trusted. */
  private beginAnew(): void {
    this.cursor = latest;
    this.showTags([...allTags]);
  }

  private show(events: readonly EventDto[]): void {
    if (events.length > 0) this.showTags(tagsOf(events));
  }

  private showTags(tags: Tags): void {
    this.changed.push(...tags.filter((tag) => tag !== null && tag !== undefined));
    if (this.rest === undefined) this.readAgain();
  }

  private readAgain(): void {
    if (this.changed.length === 0 || this.isStopped) {
      this.rest = undefined;
      return;
    }
    this.store.dispatch(baseApi.util.invalidateTags(this.changed.splice(0)));
    this.rest = setTimeout(() => this.readAgain(), readAgainEveryMs);
  }

  private say(connection: Connection): void {
    this.store.dispatch(connectionChanged(connection));
  }
}
