import type { ConnectClient } from './generated/ConnectClient.ts';
import type { EventDto } from './generated/models/EventDto.ts';
import { liveEvents } from './live-events.ts';
import { pause, waitAfter } from './retry.ts';

export interface FollowOptions {
  /** The cursor that an earlier program kept; without one, from the first event on. */
  after?: string;
  /** Only events of these types. */
  types?: readonly string[];
  /** Ends the stream. */
  signal?: AbortSignal;
  /** How long to wait before asking again when the live stream broke off, or where there is none. */
  pauseMs?: number;
}

/**
 * Gives events in their order, each at least once: what happened earlier from the list, the rest live over a WebSocket.
 * A connection that fails is taken up again where it ended. The id of the last event that was dealt with is the cursor
 * to keep.
 */
export async function* follow(
  client: ConnectClient, { after, types, signal, pauseMs = 1_000 }: FollowOptions = {},
): AsyncGenerator<EventDto, void, undefined> {
  const filter = types === undefined ? {} : { types: types.join(',') };
  let cursor = after;
  let hasAnswered = false;
  while (!signal?.aborted) {
    try {
      const page = await client.events.listEvents({ ...(cursor === undefined ? {} : { after: cursor }), ...filter });
      hasAnswered = true;
      yield* page.events;
      cursor = page.cursor;
      if (!page.isLatest) continue;
      for await (const message of liveEvents(client, { after: cursor, ...filter }, signal)) {
        yield* message.events;
        cursor = message.cursor;
      }
    } catch (failure) {
      // A server that restarts is away for a while; what waiting cannot mend, or never was there, ends the stream.
      if (!hasAnswered || waitAfter(failure, 0) === null) throw failure;
    }
    await pause(pauseMs, signal).catch(() => undefined);
  }
}
