// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ImportMetalPricesDto, as the API's document describes it.
 *
 * @param csv CSV with exactly these columns: the price of a gram of 24 carats in both currencies, and its source
 */
public record ImportMetalPricesDto(
        String csv,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String csv;
        private String note;

        /** CSV with exactly these columns: the price of a gram of 24 carats in both currencies, and its source */
        public Builder csv(String csv) {
            this.csv = csv;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public ImportMetalPricesDto build() {
            return new ImportMetalPricesDto(csv, note);
        }
    }
}
