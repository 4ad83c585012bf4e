// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * FindLookAlikesDto, as the API's document describes it.
 *
 * @param addresses Addresses or IBANs
 */
public record FindLookAlikesDto(
        List<String> addresses) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private List<String> addresses;

        /** Addresses or IBANs */
        public Builder addresses(List<String> addresses) {
            this.addresses = addresses;
            return this;
        }

        public FindLookAlikesDto build() {
            return new FindLookAlikesDto(addresses);
        }
    }
}
