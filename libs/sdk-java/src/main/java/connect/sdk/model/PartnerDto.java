// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PartnerDto, as the API's document describes it.
 *
 * @param name The partner: a wallet (id, address, IBAN), or a name
 * @param capital What the partner puts in
 * @param profit Share of profit in percent
 * @param loss Share of loss in percent; absent: that of the capital
 * @param works False for a partner who will not work
 * @param kind What the capital is
 * @param valued False for goods that nobody valued
 * @param fixedReturn A sum paid whatever the result
 * @param returnPctOfCapital A percentage of the capital paid whatever the result
 */
public record PartnerDto(
        String name,
        String capital,
        Double profit,
        Double loss,
        Boolean works,
        String kind,
        Boolean valued,
        String fixedReturn,
        Double returnPctOfCapital) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private String capital;
        private Double profit;
        private Double loss;
        private Boolean works;
        private String kind;
        private Boolean valued;
        private String fixedReturn;
        private Double returnPctOfCapital;

        /** The partner: a wallet (id, address, IBAN), or a name */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** What the partner puts in */
        public Builder capital(String capital) {
            this.capital = capital;
            return this;
        }

        /** Share of profit in percent */
        public Builder profit(Double profit) {
            this.profit = profit;
            return this;
        }

        /** Share of loss in percent; absent: that of the capital */
        public Builder loss(Double loss) {
            this.loss = loss;
            return this;
        }

        /** False for a partner who will not work */
        public Builder works(Boolean works) {
            this.works = works;
            return this;
        }

        /** What the capital is */
        public Builder kind(String kind) {
            this.kind = kind;
            return this;
        }

        /** False for goods that nobody valued */
        public Builder valued(Boolean valued) {
            this.valued = valued;
            return this;
        }

        /** A sum paid whatever the result */
        public Builder fixedReturn(String fixedReturn) {
            this.fixedReturn = fixedReturn;
            return this;
        }

        /** A percentage of the capital paid whatever the result */
        public Builder returnPctOfCapital(Double returnPctOfCapital) {
            this.returnPctOfCapital = returnPctOfCapital;
            return this;
        }

        public PartnerDto build() {
            return new PartnerDto(name, capital, profit, loss, works, kind, valued, fixedReturn, returnPctOfCapital);
        }
    }
}
