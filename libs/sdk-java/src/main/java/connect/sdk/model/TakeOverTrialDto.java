// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * TakeOverTrialDto, as the API's document describes it.
 *
 * @param version The version of the rules that was tried
 * @param transactionIds Those alone, by id or UETR; all that it would refuse where none is named
 * @param after Where the last part ended, for the next one
 */
public record TakeOverTrialDto(
        Double version,
        List<String> transactionIds,
        Double after) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double version;
        private List<String> transactionIds;
        private Double after;

        /** The version of the rules that was tried */
        public Builder version(Double version) {
            this.version = version;
            return this;
        }

        /** Those alone, by id or UETR; all that it would refuse where none is named */
        public Builder transactionIds(List<String> transactionIds) {
            this.transactionIds = transactionIds;
            return this;
        }

        /** Where the last part ended, for the next one */
        public Builder after(Double after) {
            this.after = after;
            return this;
        }

        public TakeOverTrialDto build() {
            return new TakeOverTrialDto(version, transactionIds, after);
        }
    }
}
