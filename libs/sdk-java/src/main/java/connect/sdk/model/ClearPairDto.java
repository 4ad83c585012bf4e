// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ClearPairDto, as the API's document describes it.
 *
 * @param expiresAt At most a year from now; half a year unless said otherwise
 */
public record ClearPairDto(
        SoughtRole party,
        String entryId,
        String reason,
        String expiresAt) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private SoughtRole party;
        private String entryId;
        private String reason;
        private String expiresAt;

        public Builder party(SoughtRole party) {
            this.party = party;
            return this;
        }

        public Builder entryId(String entryId) {
            this.entryId = entryId;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        /** At most a year from now; half a year unless said otherwise */
        public Builder expiresAt(String expiresAt) {
            this.expiresAt = expiresAt;
            return this;
        }

        public ClearPairDto build() {
            return new ClearPairDto(party, entryId, reason, expiresAt);
        }
    }
}
