// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BeneficiaryOwnerDto, as the API's document describes it.
 */
public record BeneficiaryOwnerDto(
        String id,
        String name) {}
