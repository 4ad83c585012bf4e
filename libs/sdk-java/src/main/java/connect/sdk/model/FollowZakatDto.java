// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FollowZakatDto, as the API's document describes it.
 */
public record FollowZakatDto(
        ZakatSchool school,
        ZakatCalendar calendar,
        ZakatMethod method) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ZakatSchool school;
        private ZakatCalendar calendar;
        private ZakatMethod method;

        public Builder school(ZakatSchool school) {
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
