import type { WebSocket } from 'ws';
import type { Principal } from '../../platform/http/access/actor.ts';
import type { EventDto } from './event.dto.ts';
import type { Follower } from './event-feed.service.ts';
import { visibleTo, type Occurrence } from './occurrence.ts';

/** Why the server ends a stream; a client reads the code, a person the reason. */
export const CLOSINGS = {
  restarting: [1012, 'The server is stopping; connect again with your cursor.'],
  tooSlow: [1013, 'You read too slowly; connect again with your cursor.'],
  ended: [4401, 'The sign-in or the API key has ended.'],
  unknownCursor: [4400, 'This cursor was never given; begin again without it.'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

/** So many messages may be under way to a client before it counts as too slow. */
const LONGEST_QUEUE = 64;
/** A message is no longer than this many events. */
const MOST_EVENTS = 100;

/** One connection to the stream: hears what its person may hear, from its cursor on, as fast as it reads. */
export class StreamClient implements Follower {
  position: number;
  private underWay = 0;
  private isAnswering = true;

  constructor(
    private readonly socket: WebSocket,
    public principal: Principal,
    after: number,
    private readonly isWanted: (event: EventDto) => boolean,
  ) {
    this.position = after;
    socket.on('pong', () => { this.isAnswering = true; });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Hands over what happened; who does not keep up is sent away, and comes back with its cursor. */
  take(occurrences: readonly Occurrence[]): void {
    for (const message of this.messagesOf(occurrences)) {
      if (this.underWay >= LONGEST_QUEUE) {
        this.close('tooSlow');
        return;
      }
      void this.send(message);
    }
  }

  /** Hands over what happened earlier, and waits until it has left; so nobody is too slow to catch up. */
  async catchUp(occurrences: readonly Occurrence[]): Promise<void> {
    for (const message of this.messagesOf(occurrences)) await this.send(message);
  }

  /** Says that from here on everything arrives as it happens. */
  greet(): void {
    void this.send({ type: 'ready', cursor: String(this.position) });
  }

  /** Tells the cursor, and hangs up on whoever did not answer the last time. */
  beat(): void {
    if (!this.isAnswering) {
      this.socket.terminate();
      return;
    }
    this.isAnswering = false;
    this.socket.ping();
    void this.send({ type: 'heartbeat', cursor: String(this.position) });
  }

  close(why: keyof typeof CLOSINGS): void {
    const [code, reason] = CLOSINGS[why];
    this.socket.close(code, reason);
  }

  private *messagesOf(occurrences: readonly Occurrence[]): Generator<object> {
    const events: EventDto[] = [];
    for (const occurrence of occurrences) {
      if (occurrence.position <= this.position) continue;
      this.position = occurrence.position;
      const event = visibleTo(this.principal, occurrence);
      if (event && this.isWanted(event)) events.push(event);
    }
    for (let n = 0; n < events.length; n += MOST_EVENTS) {
      const some = events.slice(n, n + MOST_EVENTS);
      yield { type: 'events', events: some, cursor: some.at(-1)?.id };
    }
  }

  // A socket that fails is closed by its own accord; what it missed is read again by the cursor.
  private send(message: object): Promise<void> {
    this.underWay++;
    return new Promise((resolve) => {
      this.socket.send(JSON.stringify(message), () => {
        this.underWay--;
        resolve();
      });
    });
  }
}
