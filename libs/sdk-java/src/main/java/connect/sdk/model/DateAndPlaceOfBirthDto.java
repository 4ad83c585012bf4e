// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DateAndPlaceOfBirthDto, as the API's document describes it.
 *
 * @param dateOfBirth A day
 */
public record DateAndPlaceOfBirthDto(
        String dateOfBirth,
        String placeOfBirth) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String dateOfBirth;
        private String placeOfBirth;

        /** A day */
        public Builder dateOfBirth(String dateOfBirth) {
            this.dateOfBirth = dateOfBirth;
            return this;
        }

        public Builder placeOfBirth(String placeOfBirth) {
            this.placeOfBirth = placeOfBirth;
            return this;
        }

        public DateAndPlaceOfBirthDto build() {
            return new DateAndPlaceOfBirthDto(dateOfBirth, placeOfBirth);
        }
    }
}
