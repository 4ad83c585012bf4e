// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RequestShariahPackDto, as the API's document describes it.
 *
 * @param from The first day of the year
 * @param to The last day of the year
 * @param timeZone In which days begin and end, as the IANA names it
 */
public record RequestShariahPackDto(
        PackAudience audience,
        String from,
        String to,
        String timeZone) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private PackAudience audience;
        private String from;
        private String to;
        private String timeZone;

        public Builder audience(PackAudience audience) {
            this.audience = audience;
            return this;
        }

        /** The first day of the year */
        public Builder from(String from) {
            this.from = from;
            return this;
        }

        /** The last day of the year */
        public Builder to(String to) {
            this.to = to;
            return this;
        }

        /** In which days begin and end, as the IANA names it */
        public Builder timeZone(String timeZone) {
            this.timeZone = timeZone;
            return this;
        }

        public RequestShariahPackDto build() {
            return new RequestShariahPackDto(audience, from, to, timeZone);
        }
    }
}
