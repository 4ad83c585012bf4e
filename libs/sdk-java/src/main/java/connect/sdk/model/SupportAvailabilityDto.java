// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SupportAvailabilityDto, as the API's document describes it.
 *
 * @param answerWithinHours An answer comes within this many hours
 * @param medianAnswerSeconds Median of the last 30 days; null: none yet
 */
public record SupportAvailabilityDto(
        ChatState chat,
        List<String> days,
        String from,
        String to,
        String timeZone,
        Double answerWithinHours,
        Double medianAnswerSeconds,
        String email,
        String phone) {}
