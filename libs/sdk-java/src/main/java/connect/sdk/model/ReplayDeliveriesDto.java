// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReplayDeliveriesDto, as the API's document describes it.
 *
 * @param from Made at or after; from the oldest kept without it
 * @param to Made before; up to now without it
 * @param state Only those that ended this way
 */
public record ReplayDeliveriesDto(
        String from,
        String to,
        String state) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String from;
        private String to;
        private String state;

        /** Made at or after; from the oldest kept without it */
        public Builder from(String from) {
            this.from = from;
            return this;
        }

        /** Made before; up to now without it */
        public Builder to(String to) {
            this.to = to;
            return this;
        }

        /** Only those that ended this way */
        public Builder state(String state) {
            this.state = state;
            return this;
        }

        public ReplayDeliveriesDto build() {
            return new ReplayDeliveriesDto(from, to, state);
        }
    }
}
