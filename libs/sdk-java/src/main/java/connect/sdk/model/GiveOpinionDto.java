// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * GiveOpinionDto, as the API's document describes it.
 *
 * @param version The version that was read
 * @param reasons Needed with a dissent
 * @param signature Ed25519, as base64url, over five lines: `connect-opinion/1`, the SHA-256 of the text’s bytes
 * in hex, the seat’s id, the stance, and the SHA-256 of the reasons in hex
 */
public record GiveOpinionDto(
        Double version,
        Stance stance,
        String reasons,
        String keyId,
        String signature) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double version;
        private Stance stance;
        private String reasons;
        private String keyId;
        private String signature;

        /** The version that was read */
        public Builder version(Double version) {
            this.version = version;
            return this;
        }

        public Builder stance(Stance stance) {
            this.stance = stance;
            return this;
        }

        /** Needed with a dissent */
        public Builder reasons(String reasons) {
            this.reasons = reasons;
            return this;
        }

        public Builder keyId(String keyId) {
            this.keyId = keyId;
            return this;
        }

        /**
         * Ed25519, as base64url, over five lines: `connect-opinion/1`, the SHA-256 of the text’s bytes in hex, the
         * seat’s id, the stance, and the SHA-256 of the reasons in hex
         */
        public Builder signature(String signature) {
            this.signature = signature;
            return this;
        }

        public GiveOpinionDto build() {
            return new GiveOpinionDto(version, stance, reasons, keyId, signature);
        }
    }
}
