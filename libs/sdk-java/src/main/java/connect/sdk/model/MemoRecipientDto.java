// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MemoRecipientDto, as the API's document describes it.
 *
 * @param encrypted_key The content key, wrapped (A256KW): 40 bytes in base64url
 */
public record MemoRecipientDto(
        MemoRecipientHeaderDto header,
        String encrypted_key) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private MemoRecipientHeaderDto header;
        private String encrypted_key;

        public Builder header(MemoRecipientHeaderDto header) {
            this.header = header;
            return this;
        }

        /** The content key, wrapped (A256KW): 40 bytes in base64url */
        public Builder encrypted_key(String encrypted_key) {
            this.encrypted_key = encrypted_key;
            return this;
        }

        public MemoRecipientDto build() {
            return new MemoRecipientDto(header, encrypted_key);
        }
    }
}
