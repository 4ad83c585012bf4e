// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProposeSeatDto, as the API's document describes it.
 *
 * @param userId A scholar of the bank, or of none for the network
 * @param from The first day of the term
 * @param until The last day of the term
 */
public record ProposeSeatDto(
        String userId,
        String from,
        String until) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String userId;
        private String from;
        private String until;

        /** A scholar of the bank, or of none for the network */
        public Builder userId(String userId) {
            this.userId = userId;
            return this;
        }

        /** The first day of the term */
        public Builder from(String from) {
            this.from = from;
            return this;
        }

        /** The last day of the term */
        public Builder until(String until) {
            this.until = until;
            return this;
        }

        public ProposeSeatDto build() {
            return new ProposeSeatDto(userId, from, until);
        }
    }
}
