// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DayFiguresDto, as the API's document describes it.
 *
 * @param day The day they were made, in UTC
 * @param completed Those that are completed by now
 * @param volume What these moved, in the currency of the network
 * @param volumeInAed The same in AED; QAR at the dated rate
 * @param held Held for an officer when they were judged; of the payer’s side
 * @param refused Refused by the rules; of the payer’s side
 */
public record DayFiguresDto(
        String day,
        Network network,
        Currency currency,
        Double transactions,
        Double completed,
        String volume,
        String volumeInAed,
        Double held,
        Double refused) {}
