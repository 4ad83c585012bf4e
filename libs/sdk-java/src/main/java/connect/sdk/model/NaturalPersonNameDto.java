// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NaturalPersonNameDto, as the API's document describes it.
 *
 * @param primaryIdentifier Family name, or the whole name
 */
public record NaturalPersonNameDto(
        String primaryIdentifier,
        String secondaryIdentifier,
        NaturalPersonNameType nameIdentifierType) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String primaryIdentifier;
        private String secondaryIdentifier;
        private NaturalPersonNameType nameIdentifierType;

        /** Family name, or the whole name */
        public Builder primaryIdentifier(String primaryIdentifier) {
            this.primaryIdentifier = primaryIdentifier;
            return this;
        }

        public Builder secondaryIdentifier(String secondaryIdentifier) {
            this.secondaryIdentifier = secondaryIdentifier;
            return this;
        }

        public Builder nameIdentifierType(NaturalPersonNameType nameIdentifierType) {
            this.nameIdentifierType = nameIdentifierType;
            return this;
        }

        public NaturalPersonNameDto build() {
            return new NaturalPersonNameDto(primaryIdentifier, secondaryIdentifier, nameIdentifierType);
        }
    }
}
