// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ListLookDto, as the API's document describes it.
 *
 * @param hidden The columns that are left out
 */
public record ListLookDto(
        LookList list,
        ListDensity density,
        List<ListColumn> hidden) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private LookList list;
        private ListDensity density;
        private List<ListColumn> hidden;

        public Builder list(LookList list) {
            this.list = list;
            return this;
        }

        public Builder density(ListDensity density) {
            this.density = density;
            return this;
        }

        /** The columns that are left out */
        public Builder hidden(List<ListColumn> hidden) {
            this.hidden = hidden;
            return this;
        }

        public ListLookDto build() {
            return new ListLookDto(list, density, hidden);
        }
    }
}
