// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ConsistencyProofDto, as the API's document describes it.
 *
 * @param hashes RFC 6962, section 2.1.2
 */
public record ConsistencyProofDto(
        CheckpointDto from,
        CheckpointDto to,
        List<String> hashes) {}
