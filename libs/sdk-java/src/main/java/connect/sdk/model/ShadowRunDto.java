// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ShadowRunDto, as the API's document describes it.
 */
public record ShadowRunDto(
        Double days) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double days;

        public Builder days(Double days) {
            this.days = days;
            return this;
        }

        public ShadowRunDto build() {
            return new ShadowRunDto(days);
        }
    }
}
