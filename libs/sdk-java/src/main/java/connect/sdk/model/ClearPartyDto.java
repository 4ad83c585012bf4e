// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ClearPartyDto, as the API's document describes it.
 *
 * @param name Whoever bears this name; or give a wallet instead
 * @param wallet A wallet within your reach, by id, address or IBAN: its owner alone is cleared; or give a name
 * @param expiresAt At most a year from now
 */
public record ClearPartyDto(
        String name,
        String wallet,
        String entryId,
        String reason,
        String expiresAt) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private String wallet;
        private String entryId;
        private String reason;
        private String expiresAt;

        /** Whoever bears this name; or give a wallet instead */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** A wallet within your reach, by id, address or IBAN: its owner alone is cleared; or give a name */
        public Builder wallet(String wallet) {
            this.wallet = wallet;
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

        /** At most a year from now */
        public Builder expiresAt(String expiresAt) {
            this.expiresAt = expiresAt;
            return this;
        }

        public ClearPartyDto build() {
            return new ClearPartyDto(name, wallet, entryId, reason, expiresAt);
        }
    }
}
