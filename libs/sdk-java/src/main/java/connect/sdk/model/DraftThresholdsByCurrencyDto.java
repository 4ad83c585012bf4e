// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DraftThresholdsByCurrencyDto, as the API's document describes it.
 */
public record DraftThresholdsByCurrencyDto(
        DraftThresholdsDto AED,
        DraftThresholdsDto QAR) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private DraftThresholdsDto AED;
        private DraftThresholdsDto QAR;

        public Builder AED(DraftThresholdsDto AED) {
            this.AED = AED;
            return this;
        }

        public Builder QAR(DraftThresholdsDto QAR) {
            this.QAR = QAR;
            return this;
        }

        public DraftThresholdsByCurrencyDto build() {
            return new DraftThresholdsByCurrencyDto(AED, QAR);
        }
    }
}
