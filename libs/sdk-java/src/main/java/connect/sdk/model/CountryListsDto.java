// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CountryListsDto, as the API's document describes it.
 *
 * @param from The day of the plenary, from which they hold
 * @param source Where they were published
 * @param callForAction High-risk jurisdictions subject to a call for action, as ISO 3166 alpha-2 codes
 * @param increasedMonitoring Jurisdictions under increased monitoring, as ISO 3166 alpha-2 codes
 */
public record CountryListsDto(
        String from,
        String source,
        List<String> callForAction,
        List<String> increasedMonitoring) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String from;
        private String source;
        private List<String> callForAction;
        private List<String> increasedMonitoring;

        /** The day of the plenary, from which they hold */
        public Builder from(String from) {
            this.from = from;
            return this;
        }

        /** Where they were published */
        public Builder source(String source) {
            this.source = source;
            return this;
        }

        /** High-risk jurisdictions subject to a call for action, as ISO 3166 alpha-2 codes */
        public Builder callForAction(List<String> callForAction) {
            this.callForAction = callForAction;
            return this;
        }

        /** Jurisdictions under increased monitoring, as ISO 3166 alpha-2 codes */
        public Builder increasedMonitoring(List<String> increasedMonitoring) {
            this.increasedMonitoring = increasedMonitoring;
            return this;
        }

        public CountryListsDto build() {
            return new CountryListsDto(from, source, callForAction, increasedMonitoring);
        }
    }
}
