// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * GuidanceQuestionDto, as the API's document describes it.
 *
 * @param context What the question is about; it only helps to choose between sources
 * @param language Absent: the question’s own
 */
public record GuidanceQuestionDto(
        String question,
        String context,
        GuidanceLanguage language) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String question;
        private String context;
        private GuidanceLanguage language;

        public Builder question(String question) {
            this.question = question;
            return this;
        }

        /** What the question is about; it only helps to choose between sources */
        public Builder context(String context) {
            this.context = context;
            return this;
        }

        /** Absent: the question’s own */
        public Builder language(GuidanceLanguage language) {
            this.language = language;
            return this;
        }

        public GuidanceQuestionDto build() {
            return new GuidanceQuestionDto(question, context, language);
        }
    }
}
