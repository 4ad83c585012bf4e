// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PaymentPartyDto, as the API's document describes it.
 */
public record PaymentPartyDto(
        NaturalPersonDto naturalPerson,
        LegalPersonDto legalPerson) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private NaturalPersonDto naturalPerson;
        private LegalPersonDto legalPerson;

        public Builder naturalPerson(NaturalPersonDto naturalPerson) {
            this.naturalPerson = naturalPerson;
            return this;
        }

        public Builder legalPerson(LegalPersonDto legalPerson) {
            this.legalPerson = legalPerson;
            return this;
        }

        public PaymentPartyDto build() {
            return new PaymentPartyDto(naturalPerson, legalPerson);
        }
    }
}
