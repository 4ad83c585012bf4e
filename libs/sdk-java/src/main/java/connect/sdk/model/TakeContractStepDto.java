// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * TakeContractStepDto, as the API's document describes it.
 *
 * @param on The day it took place; absent: today
 * @param documentHash SHA-256 of the document that proves it, as lower-case hexadecimal
 * @param note A note
 * @param possession How the seller came to possess it
 * @param rebate What the creditor forgoes of his own will
 * @param dueOn A day for each open instalment, in order
 * @param benchmarkPct The benchmark as published, in percent a year
 * @param deedId The deed of the transfer
 * @param net What the venture made since the last statement; a loss is negative
 * @param value What the venture is worth in cash
 * @param expenses Expenses that the venture still bears
 * @param debts What the venture owes to others
 * @param units How many units are bought
 * @param unitPrice The price of one unit, agreed today
 * @param amount The deposit that a customer lays
 * @param proceeds What another buyer paid for the goods
 * @param parties A wallet (id, address, IBAN) or a name by role; partners as partner[0], partner[1] …
 * @param partyNames What you call the owners of the wallets that take part, by role; partners as partner[0],
 * partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
 * @param expected What a preview answered as `expected`: refused with 409 if the step would now do something
 * else
 */
public record TakeContractStepDto(
        String on,
        String documentHash,
        String note,
        Possession possession,
        String rebate,
        List<String> dueOn,
        Double benchmarkPct,
        String deedId,
        String net,
        String value,
        String expenses,
        String debts,
        Double units,
        String unitPrice,
        String amount,
        String proceeds,
        Map<String, Object> parties,
        Map<String, Object> partyNames,
        String expected) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String on;
        private String documentHash;
        private String note;
        private Possession possession;
        private String rebate;
        private List<String> dueOn;
        private Double benchmarkPct;
        private String deedId;
        private String net;
        private String value;
        private String expenses;
        private String debts;
        private Double units;
        private String unitPrice;
        private String amount;
        private String proceeds;
        private Map<String, Object> parties;
        private Map<String, Object> partyNames;
        private String expected;

        /** The day it took place; absent: today */
        public Builder on(String on) {
            this.on = on;
            return this;
        }

        /** SHA-256 of the document that proves it, as lower-case hexadecimal */
        public Builder documentHash(String documentHash) {
            this.documentHash = documentHash;
            return this;
        }

        /** A note */
        public Builder note(String note) {
            this.note = note;
            return this;
        }

        /** How the seller came to possess it */
        public Builder possession(Possession possession) {
            this.possession = possession;
            return this;
        }

        /** What the creditor forgoes of his own will */
        public Builder rebate(String rebate) {
            this.rebate = rebate;
            return this;
        }

        /** A day for each open instalment, in order */
        public Builder dueOn(List<String> dueOn) {
            this.dueOn = dueOn;
            return this;
        }

        /** The benchmark as published, in percent a year */
        public Builder benchmarkPct(Double benchmarkPct) {
            this.benchmarkPct = benchmarkPct;
            return this;
        }

        /** The deed of the transfer */
        public Builder deedId(String deedId) {
            this.deedId = deedId;
            return this;
        }

        /** What the venture made since the last statement; a loss is negative */
        public Builder net(String net) {
            this.net = net;
            return this;
        }

        /** What the venture is worth in cash */
        public Builder value(String value) {
            this.value = value;
            return this;
        }

        /** Expenses that the venture still bears */
        public Builder expenses(String expenses) {
            this.expenses = expenses;
            return this;
        }

        /** What the venture owes to others */
        public Builder debts(String debts) {
            this.debts = debts;
            return this;
        }

        /** How many units are bought */
        public Builder units(Double units) {
            this.units = units;
            return this;
        }

        /** The price of one unit, agreed today */
        public Builder unitPrice(String unitPrice) {
            this.unitPrice = unitPrice;
            return this;
        }

        /** The deposit that a customer lays */
        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        /** What another buyer paid for the goods */
        public Builder proceeds(String proceeds) {
            this.proceeds = proceeds;
            return this;
        }

        /** A wallet (id, address, IBAN) or a name by role; partners as partner[0], partner[1] … */
        public Builder parties(Map<String, Object> parties) {
            this.parties = parties;
            return this;
        }

        /**
         * What you call the owners of the wallets that take part, by role; partners as partner[0], partner[1] …
         * Each is compared with the owner’s name, as the payee’s is on a send
         */
        public Builder partyNames(Map<String, Object> partyNames) {
            this.partyNames = partyNames;
            return this;
        }

        /** What a preview answered as `expected`: refused with 409 if the step would now do something else */
        public Builder expected(String expected) {
            this.expected = expected;
            return this;
        }

        public TakeContractStepDto build() {
            return new TakeContractStepDto(on, documentHash, note, possession, rebate, dueOn, benchmarkPct, deedId, net, value, expenses, debts, units, unitPrice, amount, proceeds, parties, partyNames, expected);
        }
    }
}
