// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReleaseEscrowDto, as the API's document describes it.
 */
public record ReleaseEscrowDto(
        String amount) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String amount;

        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        public ReleaseEscrowDto build() {
            return new ReleaseEscrowDto(amount);
        }
    }
}
