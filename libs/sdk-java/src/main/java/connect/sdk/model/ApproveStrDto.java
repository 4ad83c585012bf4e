// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ApproveStrDto, as the API's document describes it.
 */
public record ApproveStrDto(
        Double version) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double version;

        public Builder version(Double version) {
            this.version = version;
            return this;
        }

        public ApproveStrDto build() {
            return new ApproveStrDto(version);
        }
    }
}
