// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.AlwaysSent;

/**
 * AssignSupportRequestDto, as the API's document describes it.
 *
 * @param assignee me, an administrator’s id, or null for nobody
 */
public record AssignSupportRequestDto(
        @AlwaysSent String assignee) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String assignee;
        private boolean isAssigneeGiven;

        /** me, an administrator’s id, or null for nobody */
        public Builder assignee(String assignee) {
            this.assignee = assignee;
            isAssigneeGiven = true;
            return this;
        }

        public AssignSupportRequestDto build() {
            if (!isAssigneeGiven) {
                throw new IllegalStateException("assignee must be given, as null where there is none.");
            }
            return new AssignSupportRequestDto(assignee);
        }
    }
}
