// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * DraftRulesetDto, as the API's document describes it.
 *
 * @param rules All of them; for profile BOARD alone
 * @param countryLists Editions to add; one of the same day as an edition that is known takes its place
 */
public record DraftRulesetDto(
        RulesetProfile profile,
        String boardReference,
        DraftThresholdsByCurrencyDto thresholds,
        List<RuleSettingDto> rules,
        List<CountryListsDto> countryLists,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private RulesetProfile profile;
        private String boardReference;
        private DraftThresholdsByCurrencyDto thresholds;
        private List<RuleSettingDto> rules;
        private List<CountryListsDto> countryLists;
        private String note;

        public Builder profile(RulesetProfile profile) {
            this.profile = profile;
            return this;
        }

        public Builder boardReference(String boardReference) {
            this.boardReference = boardReference;
            return this;
        }

        public Builder thresholds(DraftThresholdsByCurrencyDto thresholds) {
            this.thresholds = thresholds;
            return this;
        }

        /** All of them; for profile BOARD alone */
        public Builder rules(List<RuleSettingDto> rules) {
            this.rules = rules;
            return this;
        }

        /** Editions to add; one of the same day as an edition that is known takes its place */
        public Builder countryLists(List<CountryListsDto> countryLists) {
            this.countryLists = countryLists;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public DraftRulesetDto build() {
            return new DraftRulesetDto(profile, boardReference, thresholds, rules, countryLists, note);
        }
    }
}
