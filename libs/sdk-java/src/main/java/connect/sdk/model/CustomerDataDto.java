// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CustomerDataDto, as the API's document describes it.
 *
 * @param legalName As the documents say it
 * @param bornOn Day or year of birth, or of incorporation
 * @param nationality Nationality of a person; none of an organisation
 * @param country Where a person lives or an organisation is registered
 * @param owners Of an organisation: whoever holds 25 per cent or more, at least
 * @param areOwnersComplete Whether nobody else holds 25 per cent or more
 * @param isic Line of business: a class of ISIC revision 4
 * @param mcc Merchant category of who is paid for goods
 */
public record CustomerDataDto(
        CustomerKind kind,
        String legalName,
        String legalNameArabic,
        String bornOn,
        String nationality,
        String country,
        List<CustomerDocumentDto> documents,
        List<BeneficialOwnerDto> owners,
        Boolean areOwnersComplete,
        String isic,
        String mcc,
        AccountPurpose purpose,
        String purposeText,
        FundSource sourceOfFunds,
        String sourceText) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private CustomerKind kind;
        private String legalName;
        private String legalNameArabic;
        private String bornOn;
        private String nationality;
        private String country;
        private List<CustomerDocumentDto> documents;
        private List<BeneficialOwnerDto> owners;
        private Boolean areOwnersComplete;
        private String isic;
        private String mcc;
        private AccountPurpose purpose;
        private String purposeText;
        private FundSource sourceOfFunds;
        private String sourceText;

        public Builder kind(CustomerKind kind) {
            this.kind = kind;
            return this;
        }

        /** As the documents say it */
        public Builder legalName(String legalName) {
            this.legalName = legalName;
            return this;
        }

        public Builder legalNameArabic(String legalNameArabic) {
            this.legalNameArabic = legalNameArabic;
            return this;
        }

        /** Day or year of birth, or of incorporation */
        public Builder bornOn(String bornOn) {
            this.bornOn = bornOn;
            return this;
        }

        /** Nationality of a person; none of an organisation */
        public Builder nationality(String nationality) {
            this.nationality = nationality;
            return this;
        }

        /** Where a person lives or an organisation is registered */
        public Builder country(String country) {
            this.country = country;
            return this;
        }

        public Builder documents(List<CustomerDocumentDto> documents) {
            this.documents = documents;
            return this;
        }

        /** Of an organisation: whoever holds 25 per cent or more, at least */
        public Builder owners(List<BeneficialOwnerDto> owners) {
            this.owners = owners;
            return this;
        }

        /** Whether nobody else holds 25 per cent or more */
        public Builder areOwnersComplete(Boolean areOwnersComplete) {
            this.areOwnersComplete = areOwnersComplete;
            return this;
        }

        /** Line of business: a class of ISIC revision 4 */
        public Builder isic(String isic) {
            this.isic = isic;
            return this;
        }

        /** Merchant category of who is paid for goods */
        public Builder mcc(String mcc) {
            this.mcc = mcc;
            return this;
        }

        public Builder purpose(AccountPurpose purpose) {
            this.purpose = purpose;
            return this;
        }

        public Builder purposeText(String purposeText) {
            this.purposeText = purposeText;
            return this;
        }

        public Builder sourceOfFunds(FundSource sourceOfFunds) {
            this.sourceOfFunds = sourceOfFunds;
            return this;
        }

        public Builder sourceText(String sourceText) {
            this.sourceText = sourceText;
            return this;
        }

        public CustomerDataDto build() {
            return new CustomerDataDto(kind, legalName, legalNameArabic, bornOn, nationality, country, documents, owners, areOwnersComplete, isic, mcc, purpose, purposeText, sourceOfFunds, sourceText);
        }
    }
}
