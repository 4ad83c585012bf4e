// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ScorePartDto, as the API's document describes it.
 *
 * @param name Words that agree exactly, in another spelling or script, nearly, or as an initial; words that only
 * the list (missing) or only the name (extra) has; another order; the name as a whole
 * @param points What it adds to the score of 100, or costs
 */
public record ScorePartDto(
        ScorePartName name,
        String given,
        String listed,
        Double points) {}
