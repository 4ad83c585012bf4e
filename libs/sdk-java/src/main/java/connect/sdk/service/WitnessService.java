// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;

/** Have the heads of a log countersigned. */
public final class WitnessService {
    private final Transport transport;

    public WitnessService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Countersign the head of a log that is witnessed here. As C2SP tlog-witness says. The signature of the log is
     * all that is asked of the caller. 409 answers the size of the last head that was countersigned, alone, as
     * `text/x.tlog.size`.
     */
    public String addCheckpoint(byte[] body) {
        return transport.send(new Call("POST", "/api/v1/witness/add-checkpoint")
            .body(body, "text/plain"), String.class);
    }

    /**
     * Get the newest head of a log that was countersigned here. With the signature of the log and the cosignature,
     * so that whoever reads the log can see whether it shows them the same one.
     */
    public String getWitnessedCheckpoint(String id) {
        return transport.send(new Call("GET", "/api/v1/witness/{id}/checkpoint")
            .path("id", id), String.class);
    }
}
