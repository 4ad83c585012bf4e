// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RequestReportDto, as the API's document describes it.
 *
 * @param from The first day of a custom report; of the others any day of the period, today by default
 * @param to The last day of a custom report
 * @param timeZone In which days begin and end, as the IANA names it
 */
public record RequestReportDto(
        ReportType type,
        String from,
        String to,
        String timeZone) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ReportType type;
        private String from;
        private String to;
        private String timeZone;

        public Builder type(ReportType type) {
            this.type = type;
            return this;
        }

        /** The first day of a custom report; of the others any day of the period, today by default */
        public Builder from(String from) {
            this.from = from;
            return this;
        }

        /** The last day of a custom report */
        public Builder to(String to) {
            this.to = to;
            return this;
        }

        /** In which days begin and end, as the IANA names it */
        public Builder timeZone(String timeZone) {
            this.timeZone = timeZone;
            return this;
        }

        public RequestReportDto build() {
            return new RequestReportDto(type, from, to, timeZone);
        }
    }
}
