// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RequestQuoteDto, as the API's document describes it.
 *
 * @param amount What the payer sends, in the currency of fromNetwork
 */
public record RequestQuoteDto(
        Network fromNetwork,
        Network toNetwork,
        String amount) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Network fromNetwork;
        private Network toNetwork;
        private String amount;

        public Builder fromNetwork(Network fromNetwork) {
            this.fromNetwork = fromNetwork;
            return this;
        }

        public Builder toNetwork(Network toNetwork) {
            this.toNetwork = toNetwork;
            return this;
        }

        /** What the payer sends, in the currency of fromNetwork */
        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        public RequestQuoteDto build() {
            return new RequestQuoteDto(fromNetwork, toNetwork, amount);
        }
    }
}
