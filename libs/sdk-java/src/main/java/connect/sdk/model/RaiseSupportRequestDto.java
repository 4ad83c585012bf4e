// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RaiseSupportRequestDto, as the API's document describes it.
 *
 * @param reportedRequestId A request to the API that support may look at
 */
public record RaiseSupportRequestDto(
        String name,
        String email,
        String subject,
        String message,
        SupportCategory category,
        SupportPriority priority,
        String reportedRequestId) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private String email;
        private String subject;
        private String message;
        private SupportCategory category;
        private SupportPriority priority;
        private String reportedRequestId;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder email(String email) {
            this.email = email;
            return this;
        }

        public Builder subject(String subject) {
            this.subject = subject;
            return this;
        }

        public Builder message(String message) {
            this.message = message;
            return this;
        }

        public Builder category(SupportCategory category) {
            this.category = category;
            return this;
        }

        public Builder priority(SupportPriority priority) {
            this.priority = priority;
            return this;
        }

        /** A request to the API that support may look at */
        public Builder reportedRequestId(String reportedRequestId) {
            this.reportedRequestId = reportedRequestId;
            return this;
        }

        public RaiseSupportRequestDto build() {
            return new RaiseSupportRequestDto(name, email, subject, message, category, priority, reportedRequestId);
        }
    }
}
