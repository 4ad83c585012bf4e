// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContestedPointsDto, as the API's document describes it.
 */
public record ContestedPointsDto(
        List<ContestedPointDto> points,
        List<ShippedProfileDto> profiles) {}
