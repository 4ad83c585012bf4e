// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LinkIdentityDto, as the API's document describes it.
 */
public record LinkIdentityDto(
        ProviderLanguage language) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ProviderLanguage language;

        public Builder language(ProviderLanguage language) {
            this.language = language;
            return this;
        }

        public LinkIdentityDto build() {
            return new LinkIdentityDto(language);
        }
    }
}
