// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * OverrideDto, as the API's document describes it.
 */
public record OverrideDto(
        String point,
        String opinion) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String point;
        private String opinion;

        public Builder point(String point) {
            this.point = point;
            return this;
        }

        public Builder opinion(String opinion) {
            this.opinion = opinion;
            return this;
        }

        public OverrideDto build() {
            return new OverrideDto(point, opinion);
        }
    }
}
