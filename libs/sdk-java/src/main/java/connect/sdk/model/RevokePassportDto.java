// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RevokePassportDto, as the API's document describes it.
 *
 * @param reason It was issued in error, another one takes its place, or compliance withdraws it
 */
public record RevokePassportDto(
        PassportOfficerReason reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private PassportOfficerReason reason;

        /** It was issued in error, another one takes its place, or compliance withdraws it */
        public Builder reason(PassportOfficerReason reason) {
            this.reason = reason;
            return this;
        }

        public RevokePassportDto build() {
            return new RevokePassportDto(reason);
        }
    }
}
