// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CreateApiKeyDto, as the API's document describes it.
 *
 * @param name What the key is for
 * @param scopes What it may do: at most what you may, as listed by `GET /api/v1/api-keys/scopes`
 * @param expiresInDays Without it, no end
 */
public record CreateApiKeyDto(
        String name,
        List<String> scopes,
        Double expiresInDays) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private List<String> scopes;
        private Double expiresInDays;

        /** What the key is for */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** What it may do: at most what you may, as listed by `GET /api/v1/api-keys/scopes` */
        public Builder scopes(List<String> scopes) {
            this.scopes = scopes;
            return this;
        }

        /** Without it, no end */
        public Builder expiresInDays(Double expiresInDays) {
            this.expiresInDays = expiresInDays;
            return this;
        }

        public CreateApiKeyDto build() {
            return new CreateApiKeyDto(name, scopes, expiresInDays);
        }
    }
}
