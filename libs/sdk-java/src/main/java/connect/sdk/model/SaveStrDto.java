// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SaveStrDto, as the API's document describes it.
 *
 * @param version The version it was made from
 * @param fiuReference The unit’s number of an earlier report that this belongs to
 * @param indicators Codes of the unit that say why it is suspicious
 * @param transactions Those of the report, in its order
 */
public record SaveStrDto(
        Double version,
        StrReportCode reportCode,
        String fiuReference,
        String reason,
        String action,
        List<String> indicators,
        List<StrTransactionDto> transactions) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double version;
        private StrReportCode reportCode;
        private String fiuReference;
        private String reason;
        private String action;
        private List<String> indicators;
        private List<StrTransactionDto> transactions;

        /** The version it was made from */
        public Builder version(Double version) {
            this.version = version;
            return this;
        }

        public Builder reportCode(StrReportCode reportCode) {
            this.reportCode = reportCode;
            return this;
        }

        /** The unit’s number of an earlier report that this belongs to */
        public Builder fiuReference(String fiuReference) {
            this.fiuReference = fiuReference;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public Builder action(String action) {
            this.action = action;
            return this;
        }

        /** Codes of the unit that say why it is suspicious */
        public Builder indicators(List<String> indicators) {
            this.indicators = indicators;
            return this;
        }

        /** Those of the report, in its order */
        public Builder transactions(List<StrTransactionDto> transactions) {
            this.transactions = transactions;
            return this;
        }

        public SaveStrDto build() {
            return new SaveStrDto(version, reportCode, fiuReference, reason, action, indicators, transactions);
        }
    }
}
