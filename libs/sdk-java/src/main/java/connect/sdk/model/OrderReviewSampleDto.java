// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * OrderReviewSampleDto, as the API's document describes it.
 *
 * @param itemId The item of an approved plan: its area and period
 * @param method random: every payment has one ticket; risk: more for what was held, refused, let pass by an
 * officer, or paid under a contract, by the policy
 * @param size How many payments
 * @param verdict Only payments of which the rules said so
 */
public record OrderReviewSampleDto(
        String itemId,
        SampleMethod method,
        Double size,
        VerdictAction verdict) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String itemId;
        private SampleMethod method;
        private Double size;
        private VerdictAction verdict;

        /** The item of an approved plan: its area and period */
        public Builder itemId(String itemId) {
            this.itemId = itemId;
            return this;
        }

        /**
         * random: every payment has one ticket; risk: more for what was held, refused, let pass by an officer, or
         * paid under a contract, by the policy
         */
        public Builder method(SampleMethod method) {
            this.method = method;
            return this;
        }

        /** How many payments */
        public Builder size(Double size) {
            this.size = size;
            return this;
        }

        /** Only payments of which the rules said so */
        public Builder verdict(VerdictAction verdict) {
            this.verdict = verdict;
            return this;
        }

        public OrderReviewSampleDto build() {
            return new OrderReviewSampleDto(itemId, method, size, verdict);
        }
    }
}
