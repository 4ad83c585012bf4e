// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * DraftRulesetDto, as the API's document describes it.
 *
 * @param rules All of them; for profile BOARD alone
 */
public record DraftRulesetDto(
        RulesetProfile profile,
        String boardReference,
        DraftThresholdsByCurrencyDto thresholds,
        List<RuleSettingDto> rules,
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

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public DraftRulesetDto build() {
            return new DraftRulesetDto(profile, boardReference, thresholds, rules, note);
        }
    }
}
