// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReviewSampleDto, as the API's document describes it.
 *
 * @param from The first moment that is drawn from
 * @param to Up to when, itself not counted
 * @param policyVersion The version of the policy that gives the tickets
 * @param drawnAt null: it is ordered, and not drawn yet
 * @param leafIndex The place of the order in the log: payments are drawn from whose first event stands before it
 * @param height The block that seals the order
 * @param root The root of that block
 * @param seed SHA-256 of `connect.review-sample.v1`, a line break, the id of the sample, a line break, and the
 * bytes of the root
 * @param population How many payments were drawn from
 * @param mayDraw Whether you may draw it now, once its order is sealed
 */
public record ReviewSampleDto(
        String id,
        String planId,
        String itemId,
        ReviewArea area,
        String from,
        String to,
        SampleMethod method,
        Double size,
        VerdictAction verdict,
        Double policyVersion,
        String orderedBy,
        String orderedAt,
        String drawnBy,
        String drawnAt,
        Double leafIndex,
        Double height,
        String root,
        String seed,
        Double population,
        List<SampledPaymentLineDto> payments,
        Boolean mayDraw) {}
