// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MemoPublicKeyDto, as the API's document describes it.
 */
public record MemoPublicKeyDto(
        String kty,
        String crv,
        String x,
        String y) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String kty;
        private String crv;
        private String x;
        private String y;

        public Builder kty(String kty) {
            this.kty = kty;
            return this;
        }

        public Builder crv(String crv) {
            this.crv = crv;
            return this;
        }

        public Builder x(String x) {
            this.x = x;
            return this;
        }

        public Builder y(String y) {
            this.y = y;
            return this;
        }

        public MemoPublicKeyDto build() {
            return new MemoPublicKeyDto(kty, crv, x, y);
        }
    }
}
