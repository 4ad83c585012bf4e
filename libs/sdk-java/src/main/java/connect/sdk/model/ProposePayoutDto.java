// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProposePayoutDto, as the API's document describes it.
 */
public record ProposePayoutDto(
        String charityId,
        String amount) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String charityId;
        private String amount;

        public Builder charityId(String charityId) {
            this.charityId = charityId;
            return this;
        }

        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        public ProposePayoutDto build() {
            return new ProposePayoutDto(charityId, amount);
        }
    }
}
