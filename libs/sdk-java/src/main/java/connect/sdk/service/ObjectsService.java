// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Find what an id names. */
public final class ObjectsService {
    private final Transport transport;

    public ObjectsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Find what an id names, of whatever kind it is. Takes the id of a transaction (a review goes by it too),
     * batch, wallet, contract, report, webhook, request for support or person; the address of a wallet; the
     * reference of a contract (MUR-12); the number of a request for support (SUP-2026-000001) or of an audit event
     * (1024 or #1024); a rule (RIBA-001); and the id of a request among your newest, or the newest audit events.
     * What you could not read by the route of its kind is not found, like what does not exist.
     */
    public ObjectDto findObject(String id) {
        return transport.send(new Call("GET", "/api/v1/objects/{id}")
            .path("id", id), ObjectDto.class);
    }
}
