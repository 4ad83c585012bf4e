// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * SaveDraftDto, as the API's document describes it.
 *
 * @param form The form’s fields, complete or not; it is kept as it is, null included
 */
public record SaveDraftDto(
        String name,
        Map<String, Object> form) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private Map<String, Object> form;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** The form’s fields, complete or not; it is kept as it is, null included */
        public Builder form(Map<String, Object> form) {
            this.form = form;
            return this;
        }

        public SaveDraftDto build() {
            return new SaveDraftDto(name, form);
        }
    }
}
