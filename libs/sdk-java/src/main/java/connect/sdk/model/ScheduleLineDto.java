// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ScheduleLineDto, as the API's document describes it.
 *
 * @param amount null until it can be known
 * @param state agreed: takes place by an act of the parties, never by itself
 * @param from A month of rent: its first day
 * @param until The day after its last
 * @param usableDays Days that count for the rent
 * @param units Units of the financier, or bought
 * @param transactionId The payment that settled it
 */
public record ScheduleLineDto(
        Double number,
        ScheduleLineKind kind,
        String dueOn,
        String amount,
        ScheduleLineState state,
        PartyRole payer,
        PartyRole payee,
        String from,
        String until,
        Double days,
        Double usableDays,
        Double units,
        String transactionId) {}
