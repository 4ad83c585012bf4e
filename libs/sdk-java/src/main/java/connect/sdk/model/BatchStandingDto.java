// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchStandingDto, as the API's document describes it.
 *
 * @param zakat Set aside for zakat with them
 * @param released Released to the payees so far
 */
public record BatchStandingDto(
        TransactionStatus status,
        TransactionSubStatus subStatus,
        Double count,
        String amount,
        String fees,
        String zakat,
        String released) {}
