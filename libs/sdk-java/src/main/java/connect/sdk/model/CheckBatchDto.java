// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CheckBatchDto, as the API's document describes it.
 *
 * @param fromAddress The wallet that is to pay, by address or IBAN
 */
public record CheckBatchDto(
        String fromAddress,
        List<BatchItemDto> rows) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String fromAddress;
        private List<BatchItemDto> rows;

        /** The wallet that is to pay, by address or IBAN */
        public Builder fromAddress(String fromAddress) {
            this.fromAddress = fromAddress;
            return this;
        }

        public Builder rows(List<BatchItemDto> rows) {
            this.rows = rows;
            return this;
        }

        public CheckBatchDto build() {
            return new CheckBatchDto(fromAddress, rows);
        }
    }
}
