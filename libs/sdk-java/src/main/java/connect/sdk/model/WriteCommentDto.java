// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WriteCommentDto, as the API's document describes it.
 */
public record WriteCommentDto(
        String text) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String text;

        public Builder text(String text) {
            this.text = text;
            return this;
        }

        public WriteCommentDto build() {
            return new WriteCommentDto(text);
        }
    }
}
