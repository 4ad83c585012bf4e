// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * ReviseContractDto, as the API's document describes it.
 *
 * @param version The version that was read; if another stands by now, nothing is changed
 * @param terms Terms to replace, each as a whole, under the names of the contract’s type; null takes a term out.
 * What is not named stays.
 * @param note Why
 */
public record ReviseContractDto(
        Double version,
        Map<String, Object> terms,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double version;
        private Map<String, Object> terms;
        private String note;

        /** The version that was read; if another stands by now, nothing is changed */
        public Builder version(Double version) {
            this.version = version;
            return this;
        }

        /**
         * Terms to replace, each as a whole, under the names of the contract’s type; null takes a term out. What
         * is not named stays.
         */
        public Builder terms(Map<String, Object> terms) {
            this.terms = terms;
            return this;
        }

        /** Why */
        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public ReviseContractDto build() {
            return new ReviseContractDto(version, terms, note);
        }
    }
}
