// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProgrammableLogicDto, as the API's document describes it.
 *
 * @param escrowEnabled Hold the money until the payer releases it
 * @param multiSigRequired Hold the money until officers approve the payment
 * @param quorum How many must approve
 * @param expiresInHours When waiting ends
 */
public record ProgrammableLogicDto(
        ZakatAutoSplitDto zakatAutoSplit,
        Boolean escrowEnabled,
        Boolean multiSigRequired,
        Double quorum,
        Double expiresInHours) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ZakatAutoSplitDto zakatAutoSplit;
        private Boolean escrowEnabled;
        private Boolean multiSigRequired;
        private Double quorum;
        private Double expiresInHours;

        public Builder zakatAutoSplit(ZakatAutoSplitDto zakatAutoSplit) {
            this.zakatAutoSplit = zakatAutoSplit;
            return this;
        }

        /** Hold the money until the payer releases it */
        public Builder escrowEnabled(Boolean escrowEnabled) {
            this.escrowEnabled = escrowEnabled;
            return this;
        }

        /** Hold the money until officers approve the payment */
        public Builder multiSigRequired(Boolean multiSigRequired) {
            this.multiSigRequired = multiSigRequired;
            return this;
        }

        /** How many must approve */
        public Builder quorum(Double quorum) {
            this.quorum = quorum;
            return this;
        }

        /** When waiting ends */
        public Builder expiresInHours(Double expiresInHours) {
            this.expiresInHours = expiresInHours;
            return this;
        }

        public ProgrammableLogicDto build() {
            return new ProgrammableLogicDto(zakatAutoSplit, escrowEnabled, multiSigRequired, quorum, expiresInHours);
        }
    }
}
