// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * IsoMessageDto, as the API's document describes it.
 *
 * @param messageId Its MsgId
 * @param sha256 SHA-256 of its bytes
 * @param total What its payments sum to
 * @param states What its payments had come to by the last answer; none before
 * @param sentBy Who sent it
 */
public record IsoMessageDto(
        String id,
        IsoMessageState state,
        IsoMessageKind kind,
        IsoMessageDirection direction,
        String definition,
        String messageId,
        String sha256,
        Double payments,
        String total,
        List<IsoStateCountDto> states,
        String sentBy,
        String sentById,
        String receivedAt) {}
