// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RequestLogCoverageDto, as the API's document describes it.
 *
 * @param mostKept Of one person’s requests
 * @param kept Of yours, now
 * @param lost Of yours in these days, because more came than could be kept beside
 */
public record RequestLogCoverageDto(
        Double keptDays,
        Double mostKept,
        Double kept,
        Double lost) {}
