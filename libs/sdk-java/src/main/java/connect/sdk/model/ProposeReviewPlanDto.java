// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ProposeReviewPlanDto, as the API's document describes it.
 *
 * @param year By that calendar; of the Hijri years those of Umm al-Qura
 * @param timeZone In which days begin and end, as the IANA names it
 */
public record ProposeReviewPlanDto(
        ReviewCalendar calendar,
        Double year,
        String timeZone,
        String note,
        List<ReviewItemInputDto> items) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ReviewCalendar calendar;
        private Double year;
        private String timeZone;
        private String note;
        private List<ReviewItemInputDto> items;

        public Builder calendar(ReviewCalendar calendar) {
            this.calendar = calendar;
            return this;
        }

        /** By that calendar; of the Hijri years those of Umm al-Qura */
        public Builder year(Double year) {
            this.year = year;
            return this;
        }

        /** In which days begin and end, as the IANA names it */
        public Builder timeZone(String timeZone) {
            this.timeZone = timeZone;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public Builder items(List<ReviewItemInputDto> items) {
            this.items = items;
            return this;
        }

        public ProposeReviewPlanDto build() {
            return new ProposeReviewPlanDto(calendar, year, timeZone, note, items);
        }
    }
}
