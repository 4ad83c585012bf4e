// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ZakatAssessmentDto, as the API's document describes it.
 *
 * @param moment The moment of which balances were read
 * @param advance What was paid ahead and counts
 * @param correction What it supersedes; null: the first of its year
 * @param digest SHA-256 of the certificate as JSON
 * @param paid Completed payments, and what was set aside and counts
 * @param open What is still to be paid
 * @param supersededBy The assessment that took its place, for which is paid from then on; null: it holds
 */
public record ZakatAssessmentDto(
        String id,
        ZakatOwnerDto owner,
        ZakatOpinionsDto opinions,
        HawlDto hawl,
        String moment,
        String issuedAt,
        List<NisabDto> nisab,
        List<ZakatLineDto> lines,
        ZakatAmountsDto base,
        Boolean isReached,
        ZakatAmountsDto due,
        List<ZakatAdvanceDto> advances,
        ZakatAmountsDto advance,
        ZakatSealDto sealed,
        ZakatCorrectionDto correction,
        String digest,
        List<ZakatPaymentDto> payments,
        ZakatAmountsDto paid,
        ZakatAmountsDto open,
        String supersededBy) {}
