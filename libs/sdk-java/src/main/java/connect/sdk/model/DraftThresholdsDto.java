// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DraftThresholdsDto, as the API's document describes it.
 *
 * @param transfer A transfer needs an identified sender
 * @param large Payments need a source of funds
 * @param purpose A payment should say what it is for
 * @param evidence A stated source of funds needs its evidence
 * @param unverifiedDay What somebody not identified pays in a day is looked at
 * @param unverifiedMonth What somebody not identified pays in a month is looked at
 * @param pattern What a day comes to is looked at for speed, collecting and spreading
 */
public record DraftThresholdsDto(
        String transfer,
        String large,
        String purpose,
        String evidence,
        String unverifiedDay,
        String unverifiedMonth,
        String pattern) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String transfer;
        private String large;
        private String purpose;
        private String evidence;
        private String unverifiedDay;
        private String unverifiedMonth;
        private String pattern;

        /** A transfer needs an identified sender */
        public Builder transfer(String transfer) {
            this.transfer = transfer;
            return this;
        }

        /** Payments need a source of funds */
        public Builder large(String large) {
            this.large = large;
            return this;
        }

        /** A payment should say what it is for */
        public Builder purpose(String purpose) {
            this.purpose = purpose;
            return this;
        }

        /** A stated source of funds needs its evidence */
        public Builder evidence(String evidence) {
            this.evidence = evidence;
            return this;
        }

        /** What somebody not identified pays in a day is looked at */
        public Builder unverifiedDay(String unverifiedDay) {
            this.unverifiedDay = unverifiedDay;
            return this;
        }

        /** What somebody not identified pays in a month is looked at */
        public Builder unverifiedMonth(String unverifiedMonth) {
            this.unverifiedMonth = unverifiedMonth;
            return this;
        }

        /** What a day comes to is looked at for speed, collecting and spreading */
        public Builder pattern(String pattern) {
            this.pattern = pattern;
            return this;
        }

        public DraftThresholdsDto build() {
            return new DraftThresholdsDto(transfer, large, purpose, evidence, unverifiedDay, unverifiedMonth, pattern);
        }
    }
}
