// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrReportingPersonDto, as the API's document describes it.
 */
public record StrReportingPersonDto(
        String firstName,
        String lastName,
        String email,
        String occupation) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String firstName;
        private String lastName;
        private String email;
        private String occupation;

        public Builder firstName(String firstName) {
            this.firstName = firstName;
            return this;
        }

        public Builder lastName(String lastName) {
            this.lastName = lastName;
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

        public StrReportingPersonDto build() {
            return new StrReportingPersonDto(firstName, lastName, email, occupation);
        }
    }
}
