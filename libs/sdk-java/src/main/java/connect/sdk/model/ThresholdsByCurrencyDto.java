// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ThresholdsByCurrencyDto, as the API's document describes it.
 */
public record ThresholdsByCurrencyDto(
        ThresholdsDto AED,
        ThresholdsDto QAR) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ThresholdsDto AED;
        private ThresholdsDto QAR;

        public Builder AED(ThresholdsDto AED) {
            this.AED = AED;
            return this;
        }

        public Builder QAR(ThresholdsDto QAR) {
            this.QAR = QAR;
            return this;
        }

        public ThresholdsByCurrencyDto build() {
            return new ThresholdsByCurrencyDto(AED, QAR);
        }
    }
}
