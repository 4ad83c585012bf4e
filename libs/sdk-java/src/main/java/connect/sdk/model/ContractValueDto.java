// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ContractValueDto, as the API's document describes it.
 */
public record ContractValueDto(
        Currency currency,
        String value) {}
