// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SealedMemoDto, as the API's document describes it.
 *
 * @param protected_ `{"alg":"ECDH-ES+A256KW","enc":"A256GCM","digest":…}` in base64url; digest is the SHA-256 of
 * what is sealed: `{"from":address,"to":address,"memo":text,"salt":text}`
 * @param iv 12 bytes in base64url
 * @param tag 16 bytes in base64url
 */
public record SealedMemoDto(
        String protected_,
        String iv,
        String ciphertext,
        String tag,
        List<MemoRecipientDto> recipients) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String protected_;
        private String iv;
        private String ciphertext;
        private String tag;
        private List<MemoRecipientDto> recipients;

        /**
         * `{"alg":"ECDH-ES+A256KW","enc":"A256GCM","digest":…}` in base64url; digest is the SHA-256 of what is
         * sealed: `{"from":address,"to":address,"memo":text,"salt":text}`
         */
        public Builder protected_(String protected_) {
            this.protected_ = protected_;
            return this;
        }

        /** 12 bytes in base64url */
        public Builder iv(String iv) {
            this.iv = iv;
            return this;
        }

        public Builder ciphertext(String ciphertext) {
            this.ciphertext = ciphertext;
            return this;
        }

        /** 16 bytes in base64url */
        public Builder tag(String tag) {
            this.tag = tag;
            return this;
        }

        public Builder recipients(List<MemoRecipientDto> recipients) {
            this.recipients = recipients;
            return this;
        }

        public SealedMemoDto build() {
            return new SealedMemoDto(protected_, iv, ciphertext, tag, recipients);
        }
    }
}
