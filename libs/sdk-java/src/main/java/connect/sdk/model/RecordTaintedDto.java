// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RecordTaintedDto, as the API's document describes it.
 *
 * @param kind interest: what the payments brought; mixed_income: the prohibited part of an income; shares: the
 * impure income of a company, by the shares held of it (AAOIFI SS 21)
 * @param transactionIds The payments by which it came to wallets of the bank’s own, by id or UETR
 * @param received Of mixed income without payments: what was received
 * @param prohibitedIncome Of mixed income: the prohibited part of all
 * @param totalIncome Of mixed income: all income of the business
 * @param impureIncome Of shares: the company’s impure income
 * @param eventId The event of the register that it belongs to
 */
public record RecordTaintedDto(
        ComputedTaintedKind kind,
        Network network,
        List<String> transactionIds,
        String received,
        String prohibitedIncome,
        String totalIncome,
        String impureIncome,
        String sharesHeld,
        String sharesOutstanding,
        String eventId,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ComputedTaintedKind kind;
        private Network network;
        private List<String> transactionIds;
        private String received;
        private String prohibitedIncome;
        private String totalIncome;
        private String impureIncome;
        private String sharesHeld;
        private String sharesOutstanding;
        private String eventId;
        private String note;

        /**
         * interest: what the payments brought; mixed_income: the prohibited part of an income; shares: the impure
         * income of a company, by the shares held of it (AAOIFI SS 21)
         */
        public Builder kind(ComputedTaintedKind kind) {
            this.kind = kind;
            return this;
        }

        public Builder network(Network network) {
            this.network = network;
            return this;
        }

        /** The payments by which it came to wallets of the bank’s own, by id or UETR */
        public Builder transactionIds(List<String> transactionIds) {
            this.transactionIds = transactionIds;
            return this;
        }

        /** Of mixed income without payments: what was received */
        public Builder received(String received) {
            this.received = received;
            return this;
        }

        /** Of mixed income: the prohibited part of all */
        public Builder prohibitedIncome(String prohibitedIncome) {
            this.prohibitedIncome = prohibitedIncome;
            return this;
        }

        /** Of mixed income: all income of the business */
        public Builder totalIncome(String totalIncome) {
            this.totalIncome = totalIncome;
            return this;
        }

        /** Of shares: the company’s impure income */
        public Builder impureIncome(String impureIncome) {
            this.impureIncome = impureIncome;
            return this;
        }

        public Builder sharesHeld(String sharesHeld) {
            this.sharesHeld = sharesHeld;
            return this;
        }

        public Builder sharesOutstanding(String sharesOutstanding) {
            this.sharesOutstanding = sharesOutstanding;
            return this;
        }

        /** The event of the register that it belongs to */
        public Builder eventId(String eventId) {
            this.eventId = eventId;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public RecordTaintedDto build() {
            return new RecordTaintedDto(kind, network, transactionIds, received, prohibitedIncome, totalIncome, impureIncome, sharesHeld, sharesOutstanding, eventId, note);
        }
    }
}
