// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * GuidancePassageDto, as the API's document describes it.
 *
 * @param version Counts up with each change of its words
 * @param citations The numbers of its sources
 */
public record GuidancePassageDto(
        String id,
        Double version,
        String title,
        String text,
        List<Double> citations) {}
