// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FollowZakatDto, as the API's document describes it.
 *
 * @param school bank: the school of the profile that your bank follows whenever it is asked for
 */
public record FollowZakatDto(
        ZakatSchoolChoice school,
        ZakatCalendar calendar,
        ZakatMethod method) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ZakatSchoolChoice school;
        private ZakatCalendar calendar;
        private ZakatMethod method;

        /** bank: the school of the profile that your bank follows whenever it is asked for */
        public Builder school(ZakatSchoolChoice school) {
            this.school = school;
            return this;
        }

        public Builder calendar(ZakatCalendar calendar) {
            this.calendar = calendar;
            return this;
        }

        public Builder method(ZakatMethod method) {
            this.method = method;
            return this;
        }

        public FollowZakatDto build() {
            return new FollowZakatDto(school, calendar, method);
        }
    }
}
