// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * EventProofDto, as the API's document describes it.
 *
 * @param leafIndex Its place among all events, from 0
 * @param hashes RFC 6962, section 2.1.1, lowest first
 */
public record EventProofDto(
        SealedEventDto event,
        Double leafIndex,
        List<String> hashes,
        CheckpointDto checkpoint) {}
