// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AdvanceClockDto, as the API's document describes it.
 *
 * @param to The moment to go to, such as 2026-12-20T08:30:00Z; or say by how much
 * @param by How far to go, as an ISO 8601 duration in whole numbers
 */
public record AdvanceClockDto(
        String to,
        String by) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String to;
        private String by;

        /** The moment to go to, such as 2026-12-20T08:30:00Z; or say by how much */
        public Builder to(String to) {
            this.to = to;
            return this;
        }

        /** How far to go, as an ISO 8601 duration in whole numbers */
        public Builder by(String by) {
            this.by = by;
            return this;
        }

        public AdvanceClockDto build() {
            return new AdvanceClockDto(to, by);
        }
    }
}
