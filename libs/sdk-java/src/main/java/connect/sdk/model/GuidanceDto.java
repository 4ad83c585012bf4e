// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * GuidanceDto, as the API's document describes it.
 *
 * @param outcome Referred: the board or compliance decides, and passages are for reading. Refused: out of scope
 * @param intent What the question wants
 * @param ruling Only when the question asks the very thing that the first passage rules on
 * @param rules Rules that act on the matter
 * @param referToBoard Nothing here is an answer; true unless answered
 * @param corpusVersion The same words and sources have the same version
 * @param confidence How near the question is to the first passage
 */
public record GuidanceDto(
        GuidanceOutcome outcome,
        GuidanceIntent intent,
        Ruling ruling,
        String answer,
        GuidanceLanguage language,
        List<GuidancePassageDto> passages,
        List<GuidanceCitationDto> citations,
        List<GuidanceSchoolDto> schools,
        List<String> rules,
        String disclaimer,
        Boolean referToBoard,
        ReferralReason reason,
        String referral,
        String corpusVersion,
        Double confidence,
        GuidanceWriter phrasedBy) {}
