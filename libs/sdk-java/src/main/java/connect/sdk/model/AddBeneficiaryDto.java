// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AddBeneficiaryDto, as the API's document describes it.
 *
 * @param name The payee’s name; screened
 * @param address The payee’s wallet, by address or IBAN
 * @param payeeBank The payee’s bank
 * @param bankId The bank whose beneficiary it is, or whose customer’s; needed where that is not plain
 */
public record AddBeneficiaryDto(
        String name,
        String address,
        Network network,
        String payeeBank,
        String note,
        String bankId) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private String address;
        private Network network;
        private String payeeBank;
        private String note;
        private String bankId;

        /** The payee’s name; screened */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** The payee’s wallet, by address or IBAN */
        public Builder address(String address) {
            this.address = address;
            return this;
        }

        public Builder network(Network network) {
            this.network = network;
            return this;
        }

        /** The payee’s bank */
        public Builder payeeBank(String payeeBank) {
            this.payeeBank = payeeBank;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        /** The bank whose beneficiary it is, or whose customer’s; needed where that is not plain */
        public Builder bankId(String bankId) {
            this.bankId = bankId;
            return this;
        }

        public AddBeneficiaryDto build() {
            return new AddBeneficiaryDto(name, address, network, payeeBank, note, bankId);
        }
    }
}
