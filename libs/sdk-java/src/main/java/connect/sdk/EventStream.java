package connect.sdk;

import connect.sdk.model.EventDto;
import connect.sdk.model.EventPageDto;
import connect.sdk.service.EventsService;
import connect.sdk.service.ListEventsParams;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Events in their order, each at least once, for as long as one listens. Keep the cursor to go on later where this
 * stream ended. When nobody answers, the stream waits, longer each time, and goes on where it was; a refusal is thrown.
 */
public final class EventStream implements Iterable<EventDto>, AutoCloseable {
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final int MOST_DOUBLINGS = 5;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int FIRST_FAILURE = 500;
    private final EventsService events;
    private final String types;
    private final Deque<EventDto> waiting = new ArrayDeque<>();
    private volatile boolean isClosed;
    private String cursor;
    private String pageCursor;

    EventStream(EventsService events, String after, String... types) {
        this.events = events;
        this.types = types.length == 0 ? null : String.join(",", types);
        cursor = after;
        pageCursor = after;
    }

    /** The next event; waits until there is one, and answers null once the stream is closed. */
    public EventDto next() {
        int failures = 0;
        while (waiting.isEmpty() && !isClosed) {
            cursor = pageCursor;
            EventPageDto page = page();
            failures = page == null ? failures + 1 : 0;
            if (page != null) {
                waiting.addAll(page.events());
                pageCursor = page.cursor();
            }
            boolean isBehind = page != null && !page.isLatest();
            if (waiting.isEmpty() && !isBehind) Transport.rest(PAUSE.multipliedBy(1L << Math.min(failures, MOST_DOUBLINGS)));
        }
        if (isClosed) return null;
        EventDto event = waiting.remove();
        cursor = event.id();
        return event;
    }

    /** The events, one after the other, until the stream is closed. */
    @Override
    public Iterator<EventDto> iterator() {
        return new Iterator<>() {
            private EventDto ahead;

            @Override
            public boolean hasNext() {
                if (ahead == null) ahead = EventStream.this.next();
                return ahead != null;
            }

            @Override
            public EventDto next() {
                if (!hasNext()) throw new NoSuchElementException("The stream is closed.");
                EventDto event = ahead;
                ahead = null;
                return event;
            }
        };
    }

    /** Where to go on from: after the last event that was given. */
    public String cursor() {
        return cursor;
    }

    /** Ends the stream; whoever waits for an event is told within its pause. */
    @Override
    public void close() {
        isClosed = true;
    }

    private EventPageDto page() {
        ListEventsParams params = new ListEventsParams();
        if (cursor != null) params.after(cursor);
        if (types != null) params.types(types);
        try {
            return events.listEvents(params);
        } catch (ConnectException refusal) {
            if (refusal.status() < FIRST_FAILURE && refusal.status() != TOO_MANY_REQUESTS) throw refusal;
            return null;
        } catch (UncheckedIOException failure) {
            return null;
        }
    }
}
