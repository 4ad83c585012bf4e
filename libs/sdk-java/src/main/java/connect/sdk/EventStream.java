package connect.sdk;

import connect.sdk.model.EventDto;
import connect.sdk.model.EventPageDto;
import connect.sdk.service.EventsService;
import connect.sdk.service.ListEventsParams;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** Events in their order, each at least once. Keep the cursor to go on later where this stream ended. */
public final class EventStream {
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private final EventsService events;
    private final Deque<EventDto> waiting = new ArrayDeque<>();
    private String cursor;
    private String pageCursor;

    EventStream(EventsService events, String after) {
        this.events = events;
        cursor = after;
        pageCursor = after;
    }

    /** The next event; waits until there is one. */
    public EventDto next() {
        while (waiting.isEmpty()) {
            cursor = pageCursor;
            ListEventsParams params = new ListEventsParams();
            if (cursor != null) params.after(cursor);
            EventPageDto page = events.listEvents(params);
            waiting.addAll(page.events());
            pageCursor = page.cursor();
            if (waiting.isEmpty() && page.isLatest()) Transport.rest(PAUSE);
        }
        EventDto event = waiting.remove();
        cursor = event.id();
        return event;
    }

    /** Where to go on from: after the last event that was given. */
    public String cursor() {
        return cursor;
    }
}
