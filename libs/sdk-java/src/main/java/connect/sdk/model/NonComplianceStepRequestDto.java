// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NonComplianceStepRequestDto, as the API's document describes it.
 *
 * @param step classify needs nature and materiality; plan needs ownerId, plan and dueOn; the others need a note
 * @param nature actual: it happened; potential: a control that would have kept it away was missing
 * @param materiality Policy of the bank’s committee: what is material is confirmed by a scholar before it is
 * closed
 * @param cause Why it came about
 * @param tainted How much of the income is tainted
 * @param ownerId The officer of the bank who sees to it
 * @param dueOn By when
 */
public record NonComplianceStepRequestDto(
        NonComplianceAction step,
        NonComplianceNature nature,
        NonComplianceMateriality materiality,
        String cause,
        String tainted,
        String ownerId,
        String plan,
        String dueOn,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private NonComplianceAction step;
        private NonComplianceNature nature;
        private NonComplianceMateriality materiality;
        private String cause;
        private String tainted;
        private String ownerId;
        private String plan;
        private String dueOn;
        private String note;

        /** classify needs nature and materiality; plan needs ownerId, plan and dueOn; the others need a note */
        public Builder step(NonComplianceAction step) {
            this.step = step;
            return this;
        }

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

        /** How much of the income is tainted */
        public Builder tainted(String tainted) {
            this.tainted = tainted;
            return this;
        }

        /** The officer of the bank who sees to it */
        public Builder ownerId(String ownerId) {
            this.ownerId = ownerId;
            return this;
        }

        public Builder plan(String plan) {
            this.plan = plan;
            return this;
        }

        /** By when */
        public Builder dueOn(String dueOn) {
            this.dueOn = dueOn;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public NonComplianceStepRequestDto build() {
            return new NonComplianceStepRequestDto(step, nature, materiality, cause, tainted, ownerId, plan, dueOn, note);
        }
    }
}
