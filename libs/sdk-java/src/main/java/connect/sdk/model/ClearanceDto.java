// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ClearanceDto, as the API's document describes it.
 *
 * @param ownerId The one owner cleared; null: the name
 * @param bank null: for all banks
 * @param expiresAt null: a case gave it, and it holds until either side changes
 * @param revokedBy null: either side changed
 */
public record ClearanceDto(
        String id,
        String name,
        String ownerId,
        String entryId,
        String entryName,
        String bank,
        ClearanceState state,
        String reason,
        String createdBy,
        String createdAt,
        String expiresAt,
        String revokedAt,
        String revokedBy,
        String revocation) {}
