// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * IsoMessagePreviewDto, as the API's document describes it.
 *
 * @param messageId Its MsgId
 * @param sha256 SHA-256 of its bytes
 * @param total What its payments sum to
 * @param earlierId Set where this very message was sent before, such as 01a1f799-7cf5-7ea7-962b-eb6214b0cb30;
 * sending it again does nothing
 * @param instructions Each is judged as if nothing else were paid meanwhile
 */
public record IsoMessagePreviewDto(
        IsoMessageKind kind,
        String definition,
        String messageId,
        String sha256,
        Double payments,
        String total,
        String earlierId,
        List<IsoPreviewInstructionDto> instructions) {}
