import type { ConnectClient } from './generated/ConnectClient.ts';
import type { EventDto } from './generated/models/EventDto.ts';
import { pause } from './retry.ts';

export interface FollowOptions {
  /** The cursor that an earlier program kept; without one, from the first event on. */
  after?: string;
  /** Only events of these types. */
  types?: readonly string[];
  /** Ends the stream. */
  signal?: AbortSignal;
  /** How long to wait when nothing is new. */
  pauseMs?: number;
}

/**
 * Gives events in their order as they happen, each at least once, and goes on where it was when the connection fails.
 * The id of the last event that was dealt with is the cursor to keep.
 */
export async function* follow(
  { events }: ConnectClient, { after, types, signal, pauseMs = 1_000 }: FollowOptions = {},
): AsyncGenerator<EventDto, void, undefined> {
  let cursor = after;
  while (!signal?.aborted) {
    const page = await events.listEvents({
      ...(cursor === undefined ? {} : { after: cursor }), ...(types ? { types: types.join(',') } : {}),
    });
    yield* page.events;
    cursor = page.cursor;
    if (page.isLatest) await pause(pauseMs, signal).catch(() => undefined);
  }
}
