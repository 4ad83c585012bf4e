// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CaseCommentDto, as the API's document describes it.
 *
 * @param number Its place among the comments of the case
 */
public record CaseCommentDto(
        String id,
        Double number,
        OfficerDto author,
        String text,
        String writtenAt) {}
