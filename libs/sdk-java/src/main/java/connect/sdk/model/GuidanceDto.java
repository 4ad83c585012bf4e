// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * GuidanceDto, as the API's document describes it.
 *
 * @param rules Rules that act on the matter
 * @param referToBoard The Shari’ah board must answer, or decide
 * @param corpusVersion The same words and sources have the same version
 * @param confidence How near the question is to the first passage
 */
public record GuidanceDto(
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
