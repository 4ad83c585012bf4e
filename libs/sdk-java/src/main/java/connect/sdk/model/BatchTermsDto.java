// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchTermsDto, as the API's document describes it.
 *
 * @param quorum How many must approve
 * @param expiresInHours When waiting ends
 */
public record BatchTermsDto(
        ZakatMode zakatMode,
        Double quorum,
        Boolean escrow,
        Double expiresInHours) {}
