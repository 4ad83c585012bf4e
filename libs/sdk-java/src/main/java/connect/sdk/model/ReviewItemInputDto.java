// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewItemInputDto, as the API's document describes it.
 *
 * @param area A kind of payments, or a type of contract: what is paid under such contracts
 * @param from The first day that is looked at
 * @param to The last day that is looked at
 * @param ownerId Who looks at it: somebody of the bank
 * @param dueOn The day by which it is done
 */
public record ReviewItemInputDto(
        ReviewArea area,
        String from,
        String to,
        String ownerId,
        String dueOn) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ReviewArea area;
        private String from;
        private String to;
        private String ownerId;
        private String dueOn;

        /** A kind of payments, or a type of contract: what is paid under such contracts */
        public Builder area(ReviewArea area) {
            this.area = area;
            return this;
        }

        /** The first day that is looked at */
        public Builder from(String from) {
            this.from = from;
            return this;
        }

        /** The last day that is looked at */
        public Builder to(String to) {
            this.to = to;
            return this;
        }

        /** Who looks at it: somebody of the bank */
        public Builder ownerId(String ownerId) {
            this.ownerId = ownerId;
            return this;
        }

        /** The day by which it is done */
        public Builder dueOn(String dueOn) {
            this.dueOn = dueOn;
            return this;
        }

        public ReviewItemInputDto build() {
            return new ReviewItemInputDto(area, from, to, ownerId, dueOn);
        }
    }
}
