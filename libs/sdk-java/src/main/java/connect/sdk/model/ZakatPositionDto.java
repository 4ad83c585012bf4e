// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ZakatPositionDto, as the API's document describes it.
 *
 * @param isFollowed Whether you asked to be reminded; else the usual opinions are shown
 * @param nisab Of both metals; none where the price is missing
 * @param base null: a price is missing
 * @param isReached Whether all together comes to nisab
 * @param estimate What would be due if the year were over today
 * @param open Years that are over and not assessed yet
 * @param brokenOn The last day that ended a year early
 * @param unknownOn The last day that nobody can judge because it has no price: no year is told from before it
 * @param advances Paid ahead since the year began
 */
public record ZakatPositionDto(
        Boolean isFollowed,
        ZakatOpinionsDto opinions,
        ZakatDayDto today,
        MissingPriceDto missingPrice,
        List<NisabDto> nisab,
        List<ZakatLineDto> lines,
        ZakatAmountsDto base,
        Boolean isReached,
        ZakatAmountsDto estimate,
        List<HawlDto> open,
        HawlDto running,
        String brokenOn,
        String unknownOn,
        List<ZakatAdvanceDto> advances) {}
