// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * OpinionSourceDto, as the API's document describes it.
 *
 * @param certainty Seen in the source itself, in a copy or summary only, or general knowledge that was not
 * looked up
 */
public record OpinionSourceDto(
        String text,
        SourceCertainty certainty) {}
