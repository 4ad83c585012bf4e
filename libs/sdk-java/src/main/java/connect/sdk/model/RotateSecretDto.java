// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RotateSecretDto, as the API's document describes it.
 *
 * @param overlapHours How many hours the old secret signs as well; 0 ends it at once
 */
public record RotateSecretDto(
        Double overlapHours) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double overlapHours;

        /** How many hours the old secret signs as well; 0 ends it at once */
        public Builder overlapHours(Double overlapHours) {
            this.overlapHours = overlapHours;
            return this;
        }

        public RotateSecretDto build() {
            return new RotateSecretDto(overlapHours);
        }
    }
}
