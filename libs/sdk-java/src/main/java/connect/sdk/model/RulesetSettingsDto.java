// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RulesetSettingsDto, as the API's document describes it.
 *
 * @param countryLists Every edition, oldest first; a payment is judged by the one in force on its day
 */
public record RulesetSettingsDto(
        RulesetProfile profile,
        String boardReference,
        ThresholdsByCurrencyDto thresholds,
        List<RuleSettingDto> rules,
        List<CountryListsDto> countryLists) {}
