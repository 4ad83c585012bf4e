// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * OpenWalletDto, as the API's document describes it.
 *
 * @param initialBalance Sandbox money to start with
 * @param ownerId For whom it is opened (bank and admin); absent: yourself
 */
public record OpenWalletDto(
        Network network,
        String label,
        String initialBalance,
        String ownerId) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Network network;
        private String label;
        private String initialBalance;
        private String ownerId;

        public Builder network(Network network) {
            this.network = network;
            return this;
        }

        public Builder label(String label) {
            this.label = label;
            return this;
        }

        /** Sandbox money to start with */
        public Builder initialBalance(String initialBalance) {
            this.initialBalance = initialBalance;
            return this;
        }

        /** For whom it is opened (bank and admin); absent: yourself */
        public Builder ownerId(String ownerId) {
            this.ownerId = ownerId;
            return this;
        }

        public OpenWalletDto build() {
            return new OpenWalletDto(network, label, initialBalance, ownerId);
        }
    }
}
