// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IsoMessageDto, as the API's document describes it.
 *
 * @param messageId Its MsgId
 * @param sha256 SHA-256 of its bytes
 * @param total What its payments sum to
 * @param sentBy Who sent it
 */
public record IsoMessageDto(
        String id,
        IsoMessageState state,
        String definition,
        String messageId,
        String sha256,
        Double payments,
        String total,
        String sentBy,
        String sentById,
        String receivedAt) {}
