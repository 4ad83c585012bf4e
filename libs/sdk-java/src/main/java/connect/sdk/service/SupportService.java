// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Ask the staff for help, and answer as one of them. */
public final class SupportService {
    private final Transport transport;

    public SupportService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Learn when and how support is reached. Whether somebody would answer a chat now, the office hours, and how
     * soon requests have been answered.
     */
    public SupportAvailabilityDto getSupportAvailability() {
        return transport.send(new Call("GET", "/api/v1/support/availability"), SupportAvailabilityDto.class);
    }

    /**
     * Say that you are at the desk, or that you leave it. People can begin a chat while somebody is at the desk.
     * It holds for 75 seconds.
     */
    public SupportAvailabilityDto setSupportPresence(PresenceDto body) {
        return transport.send(new Call("PUT", "/api/v1/support/presence")
            .body(body, "application/json"), SupportAvailabilityDto.class);
    }

    /** List requests for support, the newest first. Your own; administrators see those of everybody. */
    public List<SupportRequestDto> listSupportRequests() {
        return listSupportRequests(new ListSupportRequestsParams());
    }

    /** List requests for support, the newest first. Your own; administrators see those of everybody. */
    public List<SupportRequestDto> listSupportRequests(ListSupportRequestsParams params) {
        return transport.list(new Call("GET", "/api/v1/support/requests")
            .with(params), SupportRequestDto.class);
    }

    /**
     * Ask for help. The request gets a number, is kept with everything that is said about it, and waits for the
     * staff.
     */
    public SupportConversationDto raiseSupportRequest(RaiseSupportRequestDto body) {
        return transport.send(new Call("POST", "/api/v1/support/requests")
            .body(body, "application/json"), SupportConversationDto.class);
    }

    /**
     * Begin a live chat, or leave a request where nobody is there. The answer’s `kind` says which of the two it
     * became. New messages are told by the event stream.
     */
    public SupportConversationDto beginSupportChat(SayDto body) {
        return transport.send(new Call("POST", "/api/v1/support/chats")
            .body(body, "application/json"), SupportConversationDto.class);
    }

    /**
     * Read a request and what was said about it. The request of another person is answered as if it did not exist,
     * except to administrators.
     */
    public SupportConversationDto getSupportRequest(String id) {
        return transport.send(new Call("GET", "/api/v1/support/requests/{id}")
            .path("id", id), SupportConversationDto.class);
    }

    /** Write in a request. Staff answers, and waits; whoever asked writes again, which opens a solved request anew. */
    public SupportConversationDto writeSupportMessage(String id, SayDto body) {
        return transport.send(new Call("POST", "/api/v1/support/requests/{id}/messages")
            .path("id", id)
            .body(body, "application/json"), SupportConversationDto.class);
    }

    /**
     * Hand a request to an administrator, to yourself, or to nobody. Who has it is told when the person writes
     * again.
     */
    public SupportConversationDto assignSupportRequest(String id, AssignSupportRequestDto body) {
        return transport.send(new Call("POST", "/api/v1/support/requests/{id}/assign")
            .path("id", id)
            .body(body, "application/json"), SupportConversationDto.class);
    }

    /**
     * Say that a request is solved. Whoever asked or the staff may say so. It opens again when whoever asked
     * writes.
     */
    public SupportConversationDto solveSupportRequest(String id) {
        return transport.send(new Call("POST", "/api/v1/support/requests/{id}/solve")
            .path("id", id), SupportConversationDto.class);
    }
}
