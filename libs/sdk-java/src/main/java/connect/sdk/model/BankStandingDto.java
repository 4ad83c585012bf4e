// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BankStandingDto, as the API's document describes it.
 *
 * @param suspendedBecause Why it is suspended
 * @param officers Officers who may sign in, or were invited
 * @param customers Customers, counted alike
 */
public record BankStandingDto(
        String id,
        String name,
        BankState state,
        String suspendedAt,
        String suspendedBecause,
        Double officers,
        Double customers,
        Double wallets,
        String createdAt) {}
