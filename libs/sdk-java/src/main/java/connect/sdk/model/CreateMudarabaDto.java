// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * CreateMudarabaDto, as the API's document describes it.
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
 * @param capitalKind cash, goods or debt
 * @param capitalDelivered Whether it has been handed over
 * @param profitSharingRatio Both ratios
 * @param mandate restricted or not
 * @param expectedReturn What is hoped for
 * @param expectedReturnLabel How it is shown
 * @param expectedReturnBinding True when it must be paid
 * @param fixedReturn A sum paid whatever the result
 * @param returnPctOfCapital A percentage of capital paid
 * @param capitalGuaranteed True when the manager guarantees it
 * @param profitGuaranteed True when he promises profit
 * @param managerLossShare His share of loss in percent
 * @param managerWage His pay
 * @param wageContract separate when it is another contract
 * @param profitFinalBeforeCapital True when profit is kept although capital is not intact
 * @param ownerManages True when the provider manages too
 * @param ownerHoldsFunds True when he keeps the money
 * @param firstSlice Profit taken before sharing
 * @param ratioChange A change of the ratios
 * @param borrowing Borrowing of the manager
 * @param guarantee A guarantee of the capital by a third party
 * @param partyNames What you call the owners of the wallets that take part, by role; partners as partner[0],
 * partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
 * @param capitalAmount The capital
 * @param rabbAlMalRatio The capital provider’s share of profit; absent: what the other leaves
 * @param mudaribRatio The manager’s share of profit; absent: what the other leaves
 * @param duration Months
 * @param businessDescription What the contract is about
 * @param capitalProvider Who gives the capital: a wallet (id, address, IBAN), or a name
 * @param entrepreneur Who works with it: a wallet (id, address, IBAN), or a name
 * @param venture The wallet that holds the money of the venture; absent: the entrepreneur’s: a wallet (id,
 * address, IBAN), or a name
 */
public record CreateMudarabaDto(
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
        String capitalKind,
        Object capitalDelivered,
        Map<String, Object> profitSharingRatio,
        String mandate,
        Object expectedReturn,
        String expectedReturnLabel,
        Boolean expectedReturnBinding,
        String fixedReturn,
        Double returnPctOfCapital,
        Boolean capitalGuaranteed,
        Boolean profitGuaranteed,
        Double managerLossShare,
        String managerWage,
        String wageContract,
        Boolean profitFinalBeforeCapital,
        Boolean ownerManages,
        Boolean ownerHoldsFunds,
        Map<String, Object> firstSlice,
        Map<String, Object> ratioChange,
        Map<String, Object> borrowing,
        Map<String, Object> guarantee,
        Map<String, Object> partyNames,
        Currency currency,
        String capitalAmount,
        Double rabbAlMalRatio,
        Double mudaribRatio,
        Double duration,
        String businessDescription,
        String capitalProvider,
        String entrepreneur,
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
        private String capitalKind;
        private Object capitalDelivered;
        private Map<String, Object> profitSharingRatio;
        private String mandate;
        private Object expectedReturn;
        private String expectedReturnLabel;
        private Boolean expectedReturnBinding;
        private String fixedReturn;
        private Double returnPctOfCapital;
        private Boolean capitalGuaranteed;
        private Boolean profitGuaranteed;
        private Double managerLossShare;
        private String managerWage;
        private String wageContract;
        private Boolean profitFinalBeforeCapital;
        private Boolean ownerManages;
        private Boolean ownerHoldsFunds;
        private Map<String, Object> firstSlice;
        private Map<String, Object> ratioChange;
        private Map<String, Object> borrowing;
        private Map<String, Object> guarantee;
        private Map<String, Object> partyNames;
        private Currency currency;
        private String capitalAmount;
        private Double rabbAlMalRatio;
        private Double mudaribRatio;
        private Double duration;
        private String businessDescription;
        private String capitalProvider;
        private String entrepreneur;
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

        /** cash, goods or debt */
        public Builder capitalKind(String capitalKind) {
            this.capitalKind = capitalKind;
            return this;
        }

        /** Whether it has been handed over */
        public Builder capitalDelivered(Object capitalDelivered) {
            this.capitalDelivered = capitalDelivered;
            return this;
        }

        /** Both ratios */
        public Builder profitSharingRatio(Map<String, Object> profitSharingRatio) {
            this.profitSharingRatio = profitSharingRatio;
            return this;
        }

        /** restricted or not */
        public Builder mandate(String mandate) {
            this.mandate = mandate;
            return this;
        }

        /** What is hoped for */
        public Builder expectedReturn(Object expectedReturn) {
            this.expectedReturn = expectedReturn;
            return this;
        }

        /** How it is shown */
        public Builder expectedReturnLabel(String expectedReturnLabel) {
            this.expectedReturnLabel = expectedReturnLabel;
            return this;
        }

        /** True when it must be paid */
        public Builder expectedReturnBinding(Boolean expectedReturnBinding) {
            this.expectedReturnBinding = expectedReturnBinding;
            return this;
        }

        /** A sum paid whatever the result */
        public Builder fixedReturn(String fixedReturn) {
            this.fixedReturn = fixedReturn;
            return this;
        }

        /** A percentage of capital paid */
        public Builder returnPctOfCapital(Double returnPctOfCapital) {
            this.returnPctOfCapital = returnPctOfCapital;
            return this;
        }

        /** True when the manager guarantees it */
        public Builder capitalGuaranteed(Boolean capitalGuaranteed) {
            this.capitalGuaranteed = capitalGuaranteed;
            return this;
        }

        /** True when he promises profit */
        public Builder profitGuaranteed(Boolean profitGuaranteed) {
            this.profitGuaranteed = profitGuaranteed;
            return this;
        }

        /** His share of loss in percent */
        public Builder managerLossShare(Double managerLossShare) {
            this.managerLossShare = managerLossShare;
            return this;
        }

        /** His pay */
        public Builder managerWage(String managerWage) {
            this.managerWage = managerWage;
            return this;
        }

        /** separate when it is another contract */
        public Builder wageContract(String wageContract) {
            this.wageContract = wageContract;
            return this;
        }

        /** True when profit is kept although capital is not intact */
        public Builder profitFinalBeforeCapital(Boolean profitFinalBeforeCapital) {
            this.profitFinalBeforeCapital = profitFinalBeforeCapital;
            return this;
        }

        /** True when the provider manages too */
        public Builder ownerManages(Boolean ownerManages) {
            this.ownerManages = ownerManages;
            return this;
        }

        /** True when he keeps the money */
        public Builder ownerHoldsFunds(Boolean ownerHoldsFunds) {
            this.ownerHoldsFunds = ownerHoldsFunds;
            return this;
        }

        /** Profit taken before sharing */
        public Builder firstSlice(Map<String, Object> firstSlice) {
            this.firstSlice = firstSlice;
            return this;
        }

        /** A change of the ratios */
        public Builder ratioChange(Map<String, Object> ratioChange) {
            this.ratioChange = ratioChange;
            return this;
        }

        /** Borrowing of the manager */
        public Builder borrowing(Map<String, Object> borrowing) {
            this.borrowing = borrowing;
            return this;
        }

        /** A guarantee of the capital by a third party */
        public Builder guarantee(Map<String, Object> guarantee) {
            this.guarantee = guarantee;
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

        /** The capital */
        public Builder capitalAmount(String capitalAmount) {
            this.capitalAmount = capitalAmount;
            return this;
        }

        /** The capital provider’s share of profit; absent: what the other leaves */
        public Builder rabbAlMalRatio(Double rabbAlMalRatio) {
            this.rabbAlMalRatio = rabbAlMalRatio;
            return this;
        }

        /** The manager’s share of profit; absent: what the other leaves */
        public Builder mudaribRatio(Double mudaribRatio) {
            this.mudaribRatio = mudaribRatio;
            return this;
        }

        /** Months */
        public Builder duration(Double duration) {
            this.duration = duration;
            return this;
        }

        /** What the contract is about */
        public Builder businessDescription(String businessDescription) {
            this.businessDescription = businessDescription;
            return this;
        }

        /** Who gives the capital: a wallet (id, address, IBAN), or a name */
        public Builder capitalProvider(String capitalProvider) {
            this.capitalProvider = capitalProvider;
            return this;
        }

        /** Who works with it: a wallet (id, address, IBAN), or a name */
        public Builder entrepreneur(String entrepreneur) {
            this.entrepreneur = entrepreneur;
            return this;
        }

        /**
         * The wallet that holds the money of the venture; absent: the entrepreneur’s: a wallet (id, address,
         * IBAN), or a name
         */
        public Builder venture(String venture) {
            this.venture = venture;
            return this;
        }

        public CreateMudarabaDto build() {
            return new CreateMudarabaDto(signedOn, notes, clauses, use, ownerGroups, latePaymentCharge, linkedLoan, approvals, isTemplate, deviates, schedule, capitalKind, capitalDelivered, profitSharingRatio, mandate, expectedReturn, expectedReturnLabel, expectedReturnBinding, fixedReturn, returnPctOfCapital, capitalGuaranteed, profitGuaranteed, managerLossShare, managerWage, wageContract, profitFinalBeforeCapital, ownerManages, ownerHoldsFunds, firstSlice, ratioChange, borrowing, guarantee, partyNames, currency, capitalAmount, rabbAlMalRatio, mudaribRatio, duration, businessDescription, capitalProvider, entrepreneur, venture);
        }
    }
}
