// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * MatchNamesDto, as the API's document describes it.
 *
 * @param from The wallet that pays, by id, address or IBAN: its beneficiaries alone, and of its network
 */
public record MatchNamesDto(
        List<String> names,
        String from) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private List<String> names;
        private String from;

        public Builder names(List<String> names) {
            this.names = names;
            return this;
        }

        /** The wallet that pays, by id, address or IBAN: its beneficiaries alone, and of its network */
        public Builder from(String from) {
            this.from = from;
            return this;
        }

        public MatchNamesDto build() {
            return new MatchNamesDto(names, from);
        }
    }
}
