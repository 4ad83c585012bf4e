// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FactorDto, as the API's document describes it.
 *
 * @param codesLeft Codes left, of a sheet of recovery codes
 */
public record FactorDto(
        String id,
        FactorKind kind,
        String label,
        String createdAt,
        String lastUsedAt,
        Double codesLeft) {}
