// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReviewFiguresDto, as the API's document describes it.
 *
 * @param closed Ended otherwise, such as by the payer
 * @param openAtEnd When the period ended
 * @param ageing Of the open ones
 * @param oldestHours Whole hours; null when none is open
 * @param medianHoursToDecision Whole hours; null when none was decided
 */
public record ReviewFiguresDto(
        Double opened,
        Double approved,
        Double rejected,
        Double closed,
        Double openAtEnd,
        List<AgeFiguresDto> ageing,
        Double oldestHours,
        Double medianHoursToDecision) {}
