// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrVersionDto, as the API's document describes it.
 *
 * @param hasFile Whether nothing was missing for a file
 */
public record StrVersionDto(
        Double version,
        String madeBy,
        String madeAt,
        Boolean hasFile) {}
