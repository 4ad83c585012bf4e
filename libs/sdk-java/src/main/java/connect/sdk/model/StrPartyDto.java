// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrPartyDto, as the API's document describes it.
 *
 * @param birthDate Day of birth
 * @param alias Another name they are known by
 * @param phoneContactType The unit’s code of whose phone it is
 * @param phoneType The unit’s code of the kind of phone
 * @param addressType The unit’s code of the kind of address
 * @param documentType The unit’s code of the kind of document
 * @param documentIssuedOn Day of issue
 * @param documentExpiresOn Day of expiry
 * @param taxRegistration Number or mark of tax registration
 * @param name Of an organisation
 * @param legalForm The unit’s code of the legal form
 * @param incorporatedOn Day of incorporation
 * @param institutionName Who keeps the account
 * @param account The address of the wallet
 * @param openedOn Day it was opened
 */
public record StrPartyDto(
        StrPartyKind kind,
        String gender,
        String firstName,
        String middleName,
        String lastName,
        String birthDate,
        String alias,
        String passportNumber,
        String passportCountry,
        String idNumber,
        String nationality,
        String residence,
        String phoneContactType,
        String phoneType,
        String phone,
        String addressType,
        String address,
        String city,
        String addressCountry,
        String state,
        String email,
        String occupation,
        String documentType,
        String documentNumber,
        String documentIssuedOn,
        String documentExpiresOn,
        String documentCountry,
        String taxRegistration,
        String name,
        String legalForm,
        String incorporationNumber,
        String business,
        String incorporationState,
        String incorporationCountry,
        String incorporatedOn,
        String institutionName,
        String institutionCode,
        String branch,
        String account,
        String accountCurrency,
        String accountName,
        String accountType,
        String openedOn,
        String accountStatus) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private StrPartyKind kind;
        private String gender;
        private String firstName;
        private String middleName;
        private String lastName;
        private String birthDate;
        private String alias;
        private String passportNumber;
        private String passportCountry;
        private String idNumber;
        private String nationality;
        private String residence;
        private String phoneContactType;
        private String phoneType;
        private String phone;
        private String addressType;
        private String address;
        private String city;
        private String addressCountry;
        private String state;
        private String email;
        private String occupation;
        private String documentType;
        private String documentNumber;
        private String documentIssuedOn;
        private String documentExpiresOn;
        private String documentCountry;
        private String taxRegistration;
        private String name;
        private String legalForm;
        private String incorporationNumber;
        private String business;
        private String incorporationState;
        private String incorporationCountry;
        private String incorporatedOn;
        private String institutionName;
        private String institutionCode;
        private String branch;
        private String account;
        private String accountCurrency;
        private String accountName;
        private String accountType;
        private String openedOn;
        private String accountStatus;

        public Builder kind(StrPartyKind kind) {
            this.kind = kind;
            return this;
        }

        public Builder gender(String gender) {
            this.gender = gender;
            return this;
        }

        public Builder firstName(String firstName) {
            this.firstName = firstName;
            return this;
        }

        public Builder middleName(String middleName) {
            this.middleName = middleName;
            return this;
        }

        public Builder lastName(String lastName) {
            this.lastName = lastName;
            return this;
        }

        /** Day of birth */
        public Builder birthDate(String birthDate) {
            this.birthDate = birthDate;
            return this;
        }

        /** Another name they are known by */
        public Builder alias(String alias) {
            this.alias = alias;
            return this;
        }

        public Builder passportNumber(String passportNumber) {
            this.passportNumber = passportNumber;
            return this;
        }

        public Builder passportCountry(String passportCountry) {
            this.passportCountry = passportCountry;
            return this;
        }

        public Builder idNumber(String idNumber) {
            this.idNumber = idNumber;
            return this;
        }

        public Builder nationality(String nationality) {
            this.nationality = nationality;
            return this;
        }

        public Builder residence(String residence) {
            this.residence = residence;
            return this;
        }

        /** The unit’s code of whose phone it is */
        public Builder phoneContactType(String phoneContactType) {
            this.phoneContactType = phoneContactType;
            return this;
        }

        /** The unit’s code of the kind of phone */
        public Builder phoneType(String phoneType) {
            this.phoneType = phoneType;
            return this;
        }

        public Builder phone(String phone) {
            this.phone = phone;
            return this;
        }

        /** The unit’s code of the kind of address */
        public Builder addressType(String addressType) {
            this.addressType = addressType;
            return this;
        }

        public Builder address(String address) {
            this.address = address;
            return this;
        }

        public Builder city(String city) {
            this.city = city;
            return this;
        }

        public Builder addressCountry(String addressCountry) {
            this.addressCountry = addressCountry;
            return this;
        }

        public Builder state(String state) {
            this.state = state;
            return this;
        }

        public Builder email(String email) {
            this.email = email;
            return this;
        }

        public Builder occupation(String occupation) {
            this.occupation = occupation;
            return this;
        }

        /** The unit’s code of the kind of document */
        public Builder documentType(String documentType) {
            this.documentType = documentType;
            return this;
        }

        public Builder documentNumber(String documentNumber) {
            this.documentNumber = documentNumber;
            return this;
        }

        /** Day of issue */
        public Builder documentIssuedOn(String documentIssuedOn) {
            this.documentIssuedOn = documentIssuedOn;
            return this;
        }

        /** Day of expiry */
        public Builder documentExpiresOn(String documentExpiresOn) {
            this.documentExpiresOn = documentExpiresOn;
            return this;
        }

        public Builder documentCountry(String documentCountry) {
            this.documentCountry = documentCountry;
            return this;
        }

        /** Number or mark of tax registration */
        public Builder taxRegistration(String taxRegistration) {
            this.taxRegistration = taxRegistration;
            return this;
        }

        /** Of an organisation */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** The unit’s code of the legal form */
        public Builder legalForm(String legalForm) {
            this.legalForm = legalForm;
            return this;
        }

        public Builder incorporationNumber(String incorporationNumber) {
            this.incorporationNumber = incorporationNumber;
            return this;
        }

        public Builder business(String business) {
            this.business = business;
            return this;
        }

        public Builder incorporationState(String incorporationState) {
            this.incorporationState = incorporationState;
            return this;
        }

        public Builder incorporationCountry(String incorporationCountry) {
            this.incorporationCountry = incorporationCountry;
            return this;
        }

        /** Day of incorporation */
        public Builder incorporatedOn(String incorporatedOn) {
            this.incorporatedOn = incorporatedOn;
            return this;
        }

        /** Who keeps the account */
        public Builder institutionName(String institutionName) {
            this.institutionName = institutionName;
            return this;
        }

        public Builder institutionCode(String institutionCode) {
            this.institutionCode = institutionCode;
            return this;
        }

        public Builder branch(String branch) {
            this.branch = branch;
            return this;
        }

        /** The address of the wallet */
        public Builder account(String account) {
            this.account = account;
            return this;
        }

        public Builder accountCurrency(String accountCurrency) {
            this.accountCurrency = accountCurrency;
            return this;
        }

        public Builder accountName(String accountName) {
            this.accountName = accountName;
            return this;
        }

        public Builder accountType(String accountType) {
            this.accountType = accountType;
            return this;
        }

        /** Day it was opened */
        public Builder openedOn(String openedOn) {
            this.openedOn = openedOn;
            return this;
        }

        public Builder accountStatus(String accountStatus) {
            this.accountStatus = accountStatus;
            return this;
        }

        public StrPartyDto build() {
            return new StrPartyDto(kind, gender, firstName, middleName, lastName, birthDate, alias, passportNumber, passportCountry, idNumber, nationality, residence, phoneContactType, phoneType, phone, addressType, address, city, addressCountry, state, email, occupation, documentType, documentNumber, documentIssuedOn, documentExpiresOn, documentCountry, taxRegistration, name, legalForm, incorporationNumber, business, incorporationState, incorporationCountry, incorporatedOn, institutionName, institutionCode, branch, account, accountCurrency, accountName, accountType, openedOn, accountStatus);
        }
    }
}
