// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BankStandingDto, as the API's document describes it.
 *
 * @param suspendedBecause Why it is suspended
 * @param bic ISO 9362
 * @param lei ISO 17442
 * @param isTestIdentity Whether its BIC is one of test and training, as those of invented banks are
 * @param officers Officers who may sign in, or were invited
 * @param customers Customers, counted alike
 */
public record BankStandingDto(
        String id,
        String name,
        BankState state,
        String suspendedAt,
        String suspendedBecause,
        String bic,
        String lei,
        Boolean isTestIdentity,
        Double officers,
        Double customers,
        Double wallets,
        String createdAt) {}
