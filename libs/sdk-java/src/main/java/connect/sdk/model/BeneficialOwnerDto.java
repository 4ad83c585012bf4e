// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BeneficialOwnerDto, as the API's document describes it.
 *
 * @param birthDate Day or year of birth
 * @param nationality Nationality, as an ISO 3166 code
 * @param sharePercent How many per cent belong to them
 */
public record BeneficialOwnerDto(
        String name,
        String birthDate,
        String nationality,
        Double sharePercent) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private String birthDate;
        private String nationality;
        private Double sharePercent;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** Day or year of birth */
        public Builder birthDate(String birthDate) {
            this.birthDate = birthDate;
            return this;
        }

        /** Nationality, as an ISO 3166 code */
        public Builder nationality(String nationality) {
            this.nationality = nationality;
            return this;
        }

        /** How many per cent belong to them */
        public Builder sharePercent(Double sharePercent) {
            this.sharePercent = sharePercent;
            return this;
        }

        public BeneficialOwnerDto build() {
            return new BeneficialOwnerDto(name, birthDate, nationality, sharePercent);
        }
    }
}
