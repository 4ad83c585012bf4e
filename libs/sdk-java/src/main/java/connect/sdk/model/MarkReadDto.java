// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * MarkReadDto, as the API's document describes it.
 *
 * @param ids Without it, all of them
 */
public record MarkReadDto(
        List<String> ids) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private List<String> ids;

        /** Without it, all of them */
        public Builder ids(List<String> ids) {
            this.ids = ids;
            return this;
        }

        public MarkReadDto build() {
            return new MarkReadDto(ids);
        }
    }
}
