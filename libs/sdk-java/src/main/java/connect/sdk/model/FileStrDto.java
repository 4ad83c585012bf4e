// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FileStrDto, as the API's document describes it.
 *
 * @param reference The number that the unit gave it
 * @param filedOn The day it was filed
 */
public record FileStrDto(
        String reference,
        String filedOn) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String reference;
        private String filedOn;

        /** The number that the unit gave it */
        public Builder reference(String reference) {
            this.reference = reference;
            return this;
        }

        /** The day it was filed */
        public Builder filedOn(String filedOn) {
            this.filedOn = filedOn;
            return this;
        }

        public FileStrDto build() {
            return new FileStrDto(reference, filedOn);
        }
    }
}
