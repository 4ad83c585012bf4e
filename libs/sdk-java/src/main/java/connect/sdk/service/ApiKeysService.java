// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Let programs act for you. */
public final class ApiKeysService {
    private final Transport transport;

    public ApiKeysService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List your API keys, the newest first. With what each may do, when it was last used and how much of its hour
     * is used up. No key is shown.
     */
    public List<ApiKeyDto> listApiKeys() {
        return transport.list(new Call("GET", "/api/v1/api-keys"), ApiKeyDto.class);
    }

    /**
     * Make an API key. Send it as a bearer token. The answer is the only one that holds the key; the bank keeps
     * its hash. A key makes 1,000 requests an hour, counted over all servers and told in the headers
     * `RateLimit-*`.
     */
    public NewApiKeyDto createApiKey(CreateApiKeyDto body) {
        return transport.send(new Call("POST", "/api/v1/api-keys")
            .body(body, "application/json"), NewApiKeyDto.class);
    }

    /**
     * List what a key of yours may be allowed. A scope is a part of the API, to read or to write. A key never does
     * more than its owner may at the moment: it loses with you what your role loses.
     */
    public List<String> listApiKeyScopes() {
        return transport.list(new Call("GET", "/api/v1/api-keys/scopes"), String.class);
    }

    /** Replace an API key by a new one. Name, scopes and expiry stay. The old key ends at once, everywhere. */
    public NewApiKeyDto rotateApiKey(String id) {
        return transport.send(new Call("POST", "/api/v1/api-keys/{id}/rotate")
            .path("id", id), NewApiKeyDto.class);
    }

    /** End an API key for good. The key ends at once, everywhere, and cannot be brought back. */
    public ApiKeyDto revokeApiKey(String id) {
        return transport.send(new Call("POST", "/api/v1/api-keys/{id}/revoke")
            .path("id", id), ApiKeyDto.class);
    }
}
