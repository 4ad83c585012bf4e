// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Hear of what happens. */
public final class EventsService {
    private final Transport transport;

    public EventsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List what happened within your reach, oldest first. Events come in one order for everybody. Keep the cursor
     * of the answer and pass it as `after` to go on where you were. An answer may hold no event for you and still
     * move the cursor.
     */
    public EventPageDto listEvents() {
        return listEvents(new ListEventsParams());
    }

    /**
     * List what happened within your reach, oldest first. Events come in one order for everybody. Keep the cursor
     * of the answer and pass it as `after` to go on where you were. An answer may hold no event for you and still
     * move the cursor.
     */
    public EventPageDto listEvents(ListEventsParams params) {
        return transport.send(new Call("GET", "/api/v1/events")
            .with(params), EventPageDto.class);
    }

    /**
     * Get a ticket for the event stream. Open the WebSocket `/api/v1/events/stream?ticket=&amp;after=&amp;types=`
     * once, within half a minute. Messages are `events` with their `cursor`, `ready` once you have heard
     * everything up to now, and `heartbeat`. It closes with 1012 when the server stops, 1013 when you read too
     * slowly, 4400 for a cursor that was never given, and 4401 when your sign-in or key has ended. After the first
     * two, connect again.
     */
    public StreamTicketDto issueStreamTicket() {
        return transport.send(new Call("POST", "/api/v1/events/tickets"), StreamTicketDto.class);
    }
}
