// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PresenceDto, as the API's document describes it.
 *
 * @param isPresent Say it again within a minute; who falls silent is taken to have left
 */
public record PresenceDto(
        Boolean isPresent) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Boolean isPresent;

        /** Say it again within a minute; who falls silent is taken to have left */
        public Builder isPresent(Boolean isPresent) {
            this.isPresent = isPresent;
            return this;
        }

        public PresenceDto build() {
            return new PresenceDto(isPresent);
        }
    }
}
