// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ContractFigureDto, as the API's document describes it.
 */
public record ContractFigureDto(
        String name,
        String value) {}
