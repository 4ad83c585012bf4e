// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * IssuePassportDto, as the API's document describes it.
 *
 * @param disclose Nothing of this is in a passport unless it is named. The event as it was sealed, with who made
 * the payment from which address, is for officers of the payer’s bank to disclose
 */
public record IssuePassportDto(
        List<PassportField> disclose) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private List<PassportField> disclose;

        /**
         * Nothing of this is in a passport unless it is named. The event as it was sealed, with who made the
         * payment from which address, is for officers of the payer’s bank to disclose
         */
        public Builder disclose(List<PassportField> disclose) {
            this.disclose = disclose;
            return this;
        }

        public IssuePassportDto build() {
            return new IssuePassportDto(disclose);
        }
    }
}
