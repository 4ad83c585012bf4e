// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RaiseFindingDto, as the API's document describes it.
 *
 * @param planId The approved plan under which it was found
 * @param paperId The working paper that it rests on
 * @param dueOn The day by which it is put right
 */
public record RaiseFindingDto(
        String planId,
        String paperId,
        FindingClass class_,
        String title,
        String recommendation,
        String dueOn) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String planId;
        private String paperId;
        private FindingClass class_;
        private String title;
        private String recommendation;
        private String dueOn;

        /** The approved plan under which it was found */
        public Builder planId(String planId) {
            this.planId = planId;
            return this;
        }

        /** The working paper that it rests on */
        public Builder paperId(String paperId) {
            this.paperId = paperId;
            return this;
        }

        public Builder class_(FindingClass class_) {
            this.class_ = class_;
            return this;
        }

        public Builder title(String title) {
            this.title = title;
            return this;
        }

        public Builder recommendation(String recommendation) {
            this.recommendation = recommendation;
            return this;
        }

        /** The day by which it is put right */
        public Builder dueOn(String dueOn) {
            this.dueOn = dueOn;
            return this;
        }

        public RaiseFindingDto build() {
            return new RaiseFindingDto(planId, paperId, class_, title, recommendation, dueOn);
        }
    }
}
