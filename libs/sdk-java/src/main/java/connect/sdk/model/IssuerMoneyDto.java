// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IssuerMoneyDto, as the API's document describes it.
 *
 * @param funded Paid into wallets that held less than they were opened with
 * @param redeemed Taken back from wallets that held more
 */
public record IssuerMoneyDto(
        Currency currency,
        String funded,
        String redeemed) {}
