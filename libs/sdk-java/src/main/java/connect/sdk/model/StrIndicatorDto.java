// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrIndicatorDto, as the API's document describes it.
 */
public record StrIndicatorDto(
        String ruleId,
        String code) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String ruleId;
        private String code;

        public Builder ruleId(String ruleId) {
            this.ruleId = ruleId;
            return this;
        }

        public Builder code(String code) {
            this.code = code;
            return this;
        }

        public StrIndicatorDto build() {
            return new StrIndicatorDto(ruleId, code);
        }
    }
}
