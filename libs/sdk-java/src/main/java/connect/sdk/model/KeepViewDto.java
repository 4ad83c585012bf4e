// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * KeepViewDto, as the API's document describes it.
 *
 * @param query The filters as query parameters; empty for everything
 * @param isDefault Whether the list opens like this
 */
public record KeepViewDto(
        ViewScreen screen,
        String name,
        String query,
        Boolean isDefault) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ViewScreen screen;
        private String name;
        private String query;
        private Boolean isDefault;

        public Builder screen(ViewScreen screen) {
            this.screen = screen;
            return this;
        }

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** The filters as query parameters; empty for everything */
        public Builder query(String query) {
            this.query = query;
            return this;
        }

        /** Whether the list opens like this */
        public Builder isDefault(Boolean isDefault) {
            this.isDefault = isDefault;
            return this;
        }

        public KeepViewDto build() {
            return new KeepViewDto(screen, name, query, isDefault);
        }
    }
}
