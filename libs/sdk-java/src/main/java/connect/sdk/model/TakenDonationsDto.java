// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TakenDonationsDto, as the API's document describes it.
 */
public record TakenDonationsDto(
        Double recorded) {}
