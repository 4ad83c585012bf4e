// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LegalPersonNameDto, as the API's document describes it.
 */
public record LegalPersonNameDto(
        String legalPersonName,
        LegalPersonNameType legalPersonNameIdentifierType) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String legalPersonName;
        private LegalPersonNameType legalPersonNameIdentifierType;

        public Builder legalPersonName(String legalPersonName) {
            this.legalPersonName = legalPersonName;
            return this;
        }

        public Builder legalPersonNameIdentifierType(LegalPersonNameType legalPersonNameIdentifierType) {
            this.legalPersonNameIdentifierType = legalPersonNameIdentifierType;
            return this;
        }

        public LegalPersonNameDto build() {
            return new LegalPersonNameDto(legalPersonName, legalPersonNameIdentifierType);
        }
    }
}
