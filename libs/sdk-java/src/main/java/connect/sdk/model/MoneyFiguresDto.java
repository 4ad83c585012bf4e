// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MoneyFiguresDto, as the API's document describes it.
 *
 * @param completed Payments completed in the period
 * @param paid What reached the payees
 * @param fees Fees, less those given back
 * @param zakat Set aside for zakat, less what was given back
 * @param charity Given to charity to purify income
 * @param reversed Taken back by reversals
 */
public record MoneyFiguresDto(
        Network network,
        Currency currency,
        Double completed,
        String paid,
        String fees,
        String zakat,
        String charity,
        String reversed) {}
