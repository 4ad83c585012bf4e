// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WithdrawCharityDto, as the API's document describes it.
 */
public record WithdrawCharityDto(
        String reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String reason;

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public WithdrawCharityDto build() {
            return new WithdrawCharityDto(reason);
        }
    }
}
