// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.AlwaysSent;

/**
 * IdentifyBankDto, as the API's document describes it.
 *
 * @param bic Its BIC (ISO 9362), of 8 or 11 characters; null: it has none
 * @param lei Its LEI (ISO 17442), of 20 characters with right check digits; null: it has none
 */
public record IdentifyBankDto(
        @AlwaysSent String bic,
        @AlwaysSent String lei) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String bic;
        private String lei;
        private boolean isBicGiven;
        private boolean isLeiGiven;

        /** Its BIC (ISO 9362), of 8 or 11 characters; null: it has none */
        public Builder bic(String bic) {
            this.bic = bic;
            isBicGiven = true;
            return this;
        }

        /** Its LEI (ISO 17442), of 20 characters with right check digits; null: it has none */
        public Builder lei(String lei) {
            this.lei = lei;
            isLeiGiven = true;
            return this;
        }

        public IdentifyBankDto build() {
            if (!isBicGiven) {
                throw new IllegalStateException("bic must be given, as null where there is none.");
            }
            if (!isLeiGiven) {
                throw new IllegalStateException("lei must be given, as null where there is none.");
            }
            return new IdentifyBankDto(bic, lei);
        }
    }
}
