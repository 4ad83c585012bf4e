// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Check what the bank signed. */
public final class KeysService {
    private final Transport transport;

    public KeysService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Get every key that ever signed, for checking signatures. A JSON Web Key Set (RFC 7517). Each key tells from
     * when and until when what it signed is genuine.
     */
    public KeySetDto getKeys() {
        return transport.send(new Call("GET", "/.well-known/jwks.json"), KeySetDto.class);
    }
}
