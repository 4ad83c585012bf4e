// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PaymentTermsDto, as the API's document describes it.
 *
 * @param zakat Set aside for zakat; not a fulfilment of it
 * @param quorum How many must approve
 */
public record PaymentTermsDto(
        ZakatMode zakatMode,
        String zakat,
        Double quorum,
        Boolean escrow,
        String expiresAt) {}
