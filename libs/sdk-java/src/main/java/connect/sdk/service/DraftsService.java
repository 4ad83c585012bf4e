// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Keep transactions that are not finished. */
public final class DraftsService {
    private final Transport transport;

    public DraftsService(Transport transport) {
        this.transport = transport;
    }

    /** List your drafts, the last written first. Drafts are yours alone; they may be incomplete. */
    public List<DraftDto> listDrafts() {
        return transport.list(new Call("GET", "/api/v1/transactions/drafts"), DraftDto.class);
    }

    /** Keep a draft. Any part of a transaction may be missing; nothing is judged and no money moves. */
    public DraftDto createDraft(SaveDraftDto body) {
        return transport.send(new Call("POST", "/api/v1/transactions/drafts")
            .body(body, "application/json"), DraftDto.class);
    }

    /** Get one of your drafts. The draft of another person is answered as if it did not exist. */
    public DraftDto getDraft(String id) {
        return transport.send(new Call("GET", "/api/v1/transactions/drafts/{id}")
            .path("id", id), DraftDto.class);
    }

    /** Replace a draft. The new content takes the place of the whole old one. */
    public DraftDto updateDraft(String id, SaveDraftDto body) {
        return transport.send(new Call("PUT", "/api/v1/transactions/drafts/{id}")
            .path("id", id)
            .body(body, "application/json"), DraftDto.class);
    }

    /** Delete a draft. It cannot be brought back. */
    public void deleteDraft(String id) {
        transport.send(new Call("DELETE", "/api/v1/transactions/drafts/{id}")
            .path("id", id), Void.class);
    }
}
