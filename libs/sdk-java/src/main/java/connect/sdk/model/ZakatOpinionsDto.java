// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatOpinionsDto, as the API's document describes it.
 *
 * @param profile That names the school; null: you chose it
 * @param dips Whether a day below nisab ends the year, or only its two ends are looked at
 * @param advance How early may be paid
 * @param rate Per cent: 2.5 by the lunar year, 2.577 by solar books
 */
public record ZakatOpinionsDto(
        ZakatSchool school,
        ZakatProfileDto profile,
        ZakatCalendar calendar,
        ZakatMethod method,
        Metal nisabBase,
        ZakatDips dips,
        ZakatAdvanceOpinion advance,
        ZakatDebtOpinion debts,
        ZakatReceivableOpinion receivables,
        String rate) {}
