// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RuleSettingDto, as the API's document describes it.
 */
public record RuleSettingDto(
        String ruleId,
        RuleSetting severity) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String ruleId;
        private RuleSetting severity;

        public Builder ruleId(String ruleId) {
            this.ruleId = ruleId;
            return this;
        }

        public Builder severity(RuleSetting severity) {
            this.severity = severity;
            return this;
        }

        public RuleSettingDto build() {
            return new RuleSettingDto(ruleId, severity);
        }
    }
}
