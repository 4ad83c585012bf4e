// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * OpenStrDto, as the API's document describes it.
 *
 * @param caseId The payment whose review case it comes from
 * @param transactionIds The payments that it is about; with a case, beside that of the case
 */
public record OpenStrDto(
        String caseId,
        List<String> transactionIds,
        StrReportCode reportCode) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String caseId;
        private List<String> transactionIds;
        private StrReportCode reportCode;

        /** The payment whose review case it comes from */
        public Builder caseId(String caseId) {
            this.caseId = caseId;
            return this;
        }

        /** The payments that it is about; with a case, beside that of the case */
        public Builder transactionIds(List<String> transactionIds) {
            this.transactionIds = transactionIds;
            return this;
        }

        public Builder reportCode(StrReportCode reportCode) {
            this.reportCode = reportCode;
            return this;
        }

        public OpenStrDto build() {
            return new OpenStrDto(caseId, transactionIds, reportCode);
        }
    }
}
