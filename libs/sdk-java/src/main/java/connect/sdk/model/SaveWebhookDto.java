// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SaveWebhookDto, as the API's document describes it.
 *
 * @param url HTTPS on the public internet, port 443 or 8443; a sandbox may be set to allow this machine itself
 * @param types Types of events, or whole groups; empty or absent for all. Each movement on your wallets, or on
 * those of the bank’s customers, is told as a camt.054 where `account.notification` is named, and only then.
 */
public record SaveWebhookDto(
        String url,
        String description,
        List<String> types) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String url;
        private String description;
        private List<String> types;

        /** HTTPS on the public internet, port 443 or 8443; a sandbox may be set to allow this machine itself */
        public Builder url(String url) {
            this.url = url;
            return this;
        }

        public Builder description(String description) {
            this.description = description;
            return this;
        }

        /**
         * Types of events, or whole groups; empty or absent for all. Each movement on your wallets, or on those of
         * the bank’s customers, is told as a camt.054 where `account.notification` is named, and only then.
         */
        public Builder types(List<String> types) {
            this.types = types;
            return this;
        }

        public SaveWebhookDto build() {
            return new SaveWebhookDto(url, description, types);
        }
    }
}
