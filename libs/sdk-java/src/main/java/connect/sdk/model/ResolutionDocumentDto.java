// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ResolutionDocumentDto, as the API's document describes it.
 *
 * @param text The very bytes, as text
 * @param record What the books keep of it, as text: its SHA-256 is what the newest event that tells of it is
 * sealed with
 */
public record ResolutionDocumentDto(
        String type,
        ResolutionState state,
        String text,
        Double quorum,
        List<MemberOpinionDto> opinions,
        String record) {}
