// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * AllowedPasskeyDto, as the API's document describes it.
 */
public record AllowedPasskeyDto(
        String id,
        List<PasskeyTransport> transports) {}
