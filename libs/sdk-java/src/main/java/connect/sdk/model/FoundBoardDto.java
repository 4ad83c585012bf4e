// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FoundBoardDto, as the API's document describes it.
 *
 * @param bankId null: the board of the network
 * @param quorum How many opinions a decision needs at least
 */
public record FoundBoardDto(
        String bankId,
        Double quorum) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String bankId;
        private Double quorum;

        /** null: the board of the network */
        public Builder bankId(String bankId) {
            this.bankId = bankId;
            return this;
        }

        /** How many opinions a decision needs at least */
        public Builder quorum(Double quorum) {
            this.quorum = quorum;
            return this;
        }

        public FoundBoardDto build() {
            return new FoundBoardDto(bankId, quorum);
        }
    }
}
