// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BeginProviderSignInDto, as the API's document describes it.
 *
 * @param returnTo A path of the console; nothing that leads to another site is taken
 */
public record BeginProviderSignInDto(
        ProviderLanguage language,
        String returnTo) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ProviderLanguage language;
        private String returnTo;

        public Builder language(ProviderLanguage language) {
            this.language = language;
            return this;
        }

        /** A path of the console; nothing that leads to another site is taken */
        public Builder returnTo(String returnTo) {
            this.returnTo = returnTo;
            return this;
        }

        public BeginProviderSignInDto build() {
            return new BeginProviderSignInDto(language, returnTo);
        }
    }
}
