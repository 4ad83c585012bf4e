// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RecordNonComplianceDto, as the API's document describes it.
 *
 * @param nature actual: it happened; potential: a control that would have kept it away was missing
 * @param materiality Policy of the bank’s committee: what is material is confirmed by a scholar before it is
 * closed
 * @param cause Why it came about
 * @param tainted How much of the income is tainted, once known
 * @param transactionIds The payments that it concerns, by id or UETR; they are of your bank’s customers
 * @param contractId The contract that it concerns
 * @param currency Of what is tainted; that of the payments or the contract where there are any
 */
public record RecordNonComplianceDto(
        NonComplianceNature nature,
        NonComplianceMateriality materiality,
        String cause,
        String tainted,
        String title,
        String description,
        RuleSubject principle,
        List<String> ruleIds,
        List<String> transactionIds,
        String contractId,
        Currency currency) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private NonComplianceNature nature;
        private NonComplianceMateriality materiality;
        private String cause;
        private String tainted;
        private String title;
        private String description;
        private RuleSubject principle;
        private List<String> ruleIds;
        private List<String> transactionIds;
        private String contractId;
        private Currency currency;

        /** actual: it happened; potential: a control that would have kept it away was missing */
        public Builder nature(NonComplianceNature nature) {
            this.nature = nature;
            return this;
        }

        /** Policy of the bank’s committee: what is material is confirmed by a scholar before it is closed */
        public Builder materiality(NonComplianceMateriality materiality) {
            this.materiality = materiality;
            return this;
        }

        /** Why it came about */
        public Builder cause(String cause) {
            this.cause = cause;
            return this;
        }

        /** How much of the income is tainted, once known */
        public Builder tainted(String tainted) {
            this.tainted = tainted;
            return this;
        }

        public Builder title(String title) {
            this.title = title;
            return this;
        }

        public Builder description(String description) {
            this.description = description;
            return this;
        }

        public Builder principle(RuleSubject principle) {
            this.principle = principle;
            return this;
        }

        public Builder ruleIds(List<String> ruleIds) {
            this.ruleIds = ruleIds;
            return this;
        }

        /** The payments that it concerns, by id or UETR; they are of your bank’s customers */
        public Builder transactionIds(List<String> transactionIds) {
            this.transactionIds = transactionIds;
            return this;
        }

        /** The contract that it concerns */
        public Builder contractId(String contractId) {
            this.contractId = contractId;
            return this;
        }

        /** Of what is tainted; that of the payments or the contract where there are any */
        public Builder currency(Currency currency) {
            this.currency = currency;
            return this;
        }

        public RecordNonComplianceDto build() {
            return new RecordNonComplianceDto(nature, materiality, cause, tainted, title, description, principle, ruleIds, transactionIds, contractId, currency);
        }
    }
}
