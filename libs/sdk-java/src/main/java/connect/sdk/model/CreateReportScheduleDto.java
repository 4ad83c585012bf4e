// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CreateReportScheduleDto, as the API's document describes it.
 *
 * @param timeZone In which days begin and end, as the IANA names it
 */
public record CreateReportScheduleDto(
        ReportScheduleType type,
        String timeZone) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ReportScheduleType type;
        private String timeZone;

        public Builder type(ReportScheduleType type) {
            this.type = type;
            return this;
        }

        /** In which days begin and end, as the IANA names it */
        public Builder timeZone(String timeZone) {
            this.timeZone = timeZone;
            return this;
        }

        public CreateReportScheduleDto build() {
            return new CreateReportScheduleDto(type, timeZone);
        }
    }
}
