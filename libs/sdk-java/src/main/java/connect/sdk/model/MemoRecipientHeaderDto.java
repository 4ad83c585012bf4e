// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MemoRecipientHeaderDto, as the API's document describes it.
 *
 * @param kid The key it is sealed for
 * @param epk The sender’s key of the moment
 */
public record MemoRecipientHeaderDto(
        String kid,
        MemoPublicKeyDto epk) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String kid;
        private MemoPublicKeyDto epk;

        /** The key it is sealed for */
        public Builder kid(String kid) {
            this.kid = kid;
            return this;
        }

        /** The sender’s key of the moment */
        public Builder epk(MemoPublicKeyDto epk) {
            this.epk = epk;
            return this;
        }

        public MemoRecipientHeaderDto build() {
            return new MemoRecipientHeaderDto(kid, epk);
        }
    }
}
