// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * UpdateReportScheduleDto, as the API's document describes it.
 *
 * @param paused A paused schedule asks for nothing, and catches nothing up later
 */
public record UpdateReportScheduleDto(
        Boolean paused) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Boolean paused;

        /** A paused schedule asks for nothing, and catches nothing up later */
        public Builder paused(Boolean paused) {
            this.paused = paused;
            return this;
        }

        public UpdateReportScheduleDto build() {
            return new UpdateReportScheduleDto(paused);
        }
    }
}
