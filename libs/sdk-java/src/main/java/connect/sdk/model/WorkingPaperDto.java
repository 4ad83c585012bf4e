// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * WorkingPaperDto, as the API's document describes it.
 *
 * @param position The position of the payment in the sample
 * @param version The highest one holds; earlier ones stay
 */
public record WorkingPaperDto(
        String id,
        Double position,
        Double version,
        String lookedAt,
        PaperOutcome outcome,
        String note,
        String writtenBy,
        String writtenAt,
        List<PaperAttachmentDto> attachments) {}
