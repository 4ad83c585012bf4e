// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ClearanceDto, as the API's document describes it.
 *
 * @param ownerId The one owner cleared; null: the name
 * @param bank null: for all banks
 * @param state proposed: the very name is listed, and another officer must say the same before it holds
 * @param expiresAt null: a case gave it, and it holds until either side changes
 * @param secondedBy The second officer, where two must agree
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
        String secondedBy,
        String secondedAt,
        String revokedAt,
        String revokedBy,
        String revocation) {}
