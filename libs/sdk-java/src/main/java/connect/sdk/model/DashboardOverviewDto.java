// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * DashboardOverviewDto, as the API's document describes it.
 *
 * @param from Where the first day begins, in UTC
 * @param days Thirty days, each with every network
 * @param judged Payments that were judged, of the payer’s side
 * @param principles Of payments that the caller’s side made; empty for people, who are not told of reviews by
 * figures
 * @param rules The five that spoke up most; empty for people
 */
public record DashboardOverviewDto(
        String from,
        String asOf,
        List<DayFiguresDto> days,
        Double judged,
        List<PrincipleOutcomeDto> principles,
        List<SpokenRuleDto> rules) {}
