// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ResetSandboxDto, as the API's document describes it.
 *
 * @param confirm Written out: nobody resets by mistake
 */
public record ResetSandboxDto(
        String confirm) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String confirm;

        /** Written out: nobody resets by mistake */
        public Builder confirm(String confirm) {
            this.confirm = confirm;
            return this;
        }

        public ResetSandboxDto build() {
            return new ResetSandboxDto(confirm);
        }
    }
}
