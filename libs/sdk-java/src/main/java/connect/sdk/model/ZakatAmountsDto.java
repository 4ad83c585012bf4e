// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatAmountsDto, as the API's document describes it.
 */
public record ZakatAmountsDto(
        String AED,
        String QAR) {}
