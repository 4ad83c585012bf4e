// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * CreateMusharakaDto, as the API's document describes it.
 *
 * @param signedOn The day it was signed
 * @param notes Anything else the parties have written
 * @param clauses Clauses in the words of the contract
 * @param use What the object is wanted for
 * @param ownerGroups Who belongs to whom
 * @param latePaymentCharge What is charged for late payment
 * @param linkedLoan A loan that the contract depends on
 * @param approvals Who has approved the contract
 * @param isTemplate True for terms that many contracts will be made from
 * @param deviates True when the terms leave the approved template
 * @param schedule Payments as the parties list them
 * @param capitalGuaranteedBy The partner who guarantees capital
 * @param managerFixedPay Pay of a managing partner
 * @param buyout An undertaking to buy a partner out
 * @param distributeBeforeCapital True when profit is shared before costs and capital are met
 * @param partyNames What you call the owners of the wallets that take part, by role; partners as partner[0],
 * partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
 * @param businessDescription What the contract is about
 * @param venture The wallet that holds the money of the venture; absent: the first working partner’s: a wallet
 * (id, address, IBAN), or a name
 */
public record CreateMusharakaDto(
        String signedOn,
        String notes,
        Object clauses,
        String use,
        List<List<String>> ownerGroups,
        Map<String, Object> latePaymentCharge,
        Object linkedLoan,
        Map<String, Object> approvals,
        Boolean isTemplate,
        Boolean deviates,
        List<Object> schedule,
        String capitalGuaranteedBy,
        String managerFixedPay,
        Map<String, Object> buyout,
        Boolean distributeBeforeCapital,
        Map<String, Object> partyNames,
        Currency currency,
        List<PartnerDto> partners,
        String businessDescription,
        String venture) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String signedOn;
        private String notes;
        private Object clauses;
        private String use;
        private List<List<String>> ownerGroups;
        private Map<String, Object> latePaymentCharge;
        private Object linkedLoan;
        private Map<String, Object> approvals;
        private Boolean isTemplate;
        private Boolean deviates;
        private List<Object> schedule;
        private String capitalGuaranteedBy;
        private String managerFixedPay;
        private Map<String, Object> buyout;
        private Boolean distributeBeforeCapital;
        private Map<String, Object> partyNames;
        private Currency currency;
        private List<PartnerDto> partners;
        private String businessDescription;
        private String venture;

        /** The day it was signed */
        public Builder signedOn(String signedOn) {
            this.signedOn = signedOn;
            return this;
        }

        /** Anything else the parties have written */
        public Builder notes(String notes) {
            this.notes = notes;
            return this;
        }

        /** Clauses in the words of the contract */
        public Builder clauses(Object clauses) {
            this.clauses = clauses;
            return this;
        }

        /** What the object is wanted for */
        public Builder use(String use) {
            this.use = use;
            return this;
        }

        /** Who belongs to whom */
        public Builder ownerGroups(List<List<String>> ownerGroups) {
            this.ownerGroups = ownerGroups;
            return this;
        }

        /** What is charged for late payment */
        public Builder latePaymentCharge(Map<String, Object> latePaymentCharge) {
            this.latePaymentCharge = latePaymentCharge;
            return this;
        }

        /** A loan that the contract depends on */
        public Builder linkedLoan(Object linkedLoan) {
            this.linkedLoan = linkedLoan;
            return this;
        }

        /** Who has approved the contract */
        public Builder approvals(Map<String, Object> approvals) {
            this.approvals = approvals;
            return this;
        }

        /** True for terms that many contracts will be made from */
        public Builder isTemplate(Boolean isTemplate) {
            this.isTemplate = isTemplate;
            return this;
        }

        /** True when the terms leave the approved template */
        public Builder deviates(Boolean deviates) {
            this.deviates = deviates;
            return this;
        }

        /** Payments as the parties list them */
        public Builder schedule(List<Object> schedule) {
            this.schedule = schedule;
            return this;
        }

        /** The partner who guarantees capital */
        public Builder capitalGuaranteedBy(String capitalGuaranteedBy) {
            this.capitalGuaranteedBy = capitalGuaranteedBy;
            return this;
        }

        /** Pay of a managing partner */
        public Builder managerFixedPay(String managerFixedPay) {
            this.managerFixedPay = managerFixedPay;
            return this;
        }

        /** An undertaking to buy a partner out */
        public Builder buyout(Map<String, Object> buyout) {
            this.buyout = buyout;
            return this;
        }

        /** True when profit is shared before costs and capital are met */
        public Builder distributeBeforeCapital(Boolean distributeBeforeCapital) {
            this.distributeBeforeCapital = distributeBeforeCapital;
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

        public Builder currency(Currency currency) {
            this.currency = currency;
            return this;
        }

        public Builder partners(List<PartnerDto> partners) {
            this.partners = partners;
            return this;
        }

        /** What the contract is about */
        public Builder businessDescription(String businessDescription) {
            this.businessDescription = businessDescription;
            return this;
        }

        /**
         * The wallet that holds the money of the venture; absent: the first working partner’s: a wallet (id,
         * address, IBAN), or a name
         */
        public Builder venture(String venture) {
            this.venture = venture;
            return this;
        }

        public CreateMusharakaDto build() {
            return new CreateMusharakaDto(signedOn, notes, clauses, use, ownerGroups, latePaymentCharge, linkedLoan, approvals, isTemplate, deviates, schedule, capitalGuaranteedBy, managerFixedPay, buyout, distributeBeforeCapital, partyNames, currency, partners, businessDescription, venture);
        }
    }
}
