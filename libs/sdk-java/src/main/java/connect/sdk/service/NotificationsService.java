// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Read what concerns you. */
public final class NotificationsService {
    private final Transport transport;

    public NotificationsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List what concerns you, the newest first. Payments others made, decided or ended for you, reports you asked
     * for, a new password, and work that waits for you as an officer. Kept for ninety days.
     */
    public NotificationPageDto listNotifications() {
        return listNotifications(new ListNotificationsParams());
    }

    /**
     * List what concerns you, the newest first. Payments others made, decided or ended for you, reports you asked
     * for, a new password, and work that waits for you as an officer. Kept for ninety days.
     */
    public NotificationPageDto listNotifications(ListNotificationsParams params) {
        return transport.send(new Call("GET", "/api/v1/notifications")
            .with(params), NotificationPageDto.class);
    }

    /** Mark notifications as read. Those named, or all of yours. The answer says how many are left unread. */
    public UnreadDto markNotificationsRead(MarkReadDto body) {
        return transport.send(new Call("POST", "/api/v1/notifications/read")
            .body(body, "application/json"), UnreadDto.class);
    }
}
