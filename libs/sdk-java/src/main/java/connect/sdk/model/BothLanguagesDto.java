// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BothLanguagesDto, as the API's document describes it.
 */
public record BothLanguagesDto(
        String ar,
        String en) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String ar;
        private String en;

        public Builder ar(String ar) {
            this.ar = ar;
            return this;
        }

        public Builder en(String en) {
            this.en = en;
            return this;
        }

        public BothLanguagesDto build() {
            return new BothLanguagesDto(ar, en);
        }
    }
}
