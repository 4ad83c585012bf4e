// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatAutoSplitDto, as the API's document describes it.
 *
 * @param mode from_amount: the payee receives the amount less the zakat; on_top: the payer pays both
 * @param zakatAmount What the payer was told would be set aside; a payment that would set another sum aside is
 * refused
 */
public record ZakatAutoSplitDto(
        Boolean enabled,
        Double percentage,
        ZakatMode mode,
        String zakatAmount) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Boolean enabled;
        private Double percentage;
        private ZakatMode mode;
        private String zakatAmount;

        public Builder enabled(Boolean enabled) {
            this.enabled = enabled;
            return this;
        }

        public Builder percentage(Double percentage) {
            this.percentage = percentage;
            return this;
        }

        /** from_amount: the payee receives the amount less the zakat; on_top: the payer pays both */
        public Builder mode(ZakatMode mode) {
            this.mode = mode;
            return this;
        }

        /** What the payer was told would be set aside; a payment that would set another sum aside is refused */
        public Builder zakatAmount(String zakatAmount) {
            this.zakatAmount = zakatAmount;
            return this;
        }

        public ZakatAutoSplitDto build() {
            return new ZakatAutoSplitDto(enabled, percentage, mode, zakatAmount);
        }
    }
}
