// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProposeSetAsideDto, as the API's document describes it.
 *
 * @param fromAddress A wallet of the bank’s own, by address or IBAN
 */
public record ProposeSetAsideDto(
        String taintedId,
        String fromAddress) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String taintedId;
        private String fromAddress;

        public Builder taintedId(String taintedId) {
            this.taintedId = taintedId;
            return this;
        }

        /** A wallet of the bank’s own, by address or IBAN */
        public Builder fromAddress(String fromAddress) {
            this.fromAddress = fromAddress;
            return this;
        }

        public ProposeSetAsideDto build() {
            return new ProposeSetAsideDto(taintedId, fromAddress);
        }
    }
}
