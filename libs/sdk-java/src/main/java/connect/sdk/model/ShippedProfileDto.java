// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ShippedProfileDto, as the API's document describes it.
 *
 * @param isDefault Whether it is followed where a bank has decided nothing
 */
public record ShippedProfileDto(
        String name,
        Boolean isDefault,
        List<PointChoiceDto> choices) {}
