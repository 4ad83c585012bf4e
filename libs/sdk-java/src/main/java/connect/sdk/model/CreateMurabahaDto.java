// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * CreateMurabahaDto, as the API's document describes it.
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
 * @param profitType fixed, floating, reset or benchmark
 * @param sellerPurchasedOn When the seller bought it
 * @param saleSignedOn When it was sold to the buyer
 * @param dueOn The days of the instalments, where they are not whole months apart
 * @param possession actual, constructive or none
 * @param costDisclosed False when the buyer is not told the cost
 * @param addedExpenses Expenses added to the cost
 * @param rescheduledTotal The price after a rescheduling
 * @param promise The promise to buy
 * @param securityDeposit A deposit against the promise
 * @param agency An agency of the buyer
 * @param earlySettlementRebate promised, discretionary or none
 * @param titleWithheldUntilPaid True when title stays
 * @param invoiceTo Whose name the invoice of the supplier bears
 * @param acceleration When later instalments fall due at once
 * @param commitmentFee A fee for the facility
 * @param insuranceBeforeSale Who pays for insurance before the sale
 * @param settles An earlier murabaha that this one settles
 * @param defectLiability seller or excluded
 * @param partyNames What you call the owners of the wallets that take part, by role; partners as partner[0],
 * partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
 * @param assetPrice What the seller pays for it
 * @param profitMargin Profit in percent of the cost
 * @param profitAmount Profit as a sum, in place of a margin
 * @param installments How many instalments
 * @param deferredPaymentPeriod Months until the last instalment
 * @param totalPrice The whole price as the client worked it out; compared to the minor unit
 * @param installmentAmount One instalment as the client worked it out; it may be a minor unit off
 * @param buyer The buyer: a wallet (id, address, IBAN), or a name
 * @param seller The seller: a wallet (id, address, IBAN), or a name
 * @param supplier Who sells it to the seller: a wallet (id, address, IBAN), or a name
 * @param assetDescription What the contract is about
 */
public record CreateMurabahaDto(
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
        String profitType,
        String sellerPurchasedOn,
        String saleSignedOn,
        List<String> dueOn,
        String possession,
        Boolean costDisclosed,
        List<Map<String, Object>> addedExpenses,
        String rescheduledTotal,
        Map<String, Object> promise,
        Map<String, Object> securityDeposit,
        Map<String, Object> agency,
        String earlySettlementRebate,
        Boolean titleWithheldUntilPaid,
        String invoiceTo,
        Map<String, Object> acceleration,
        String commitmentFee,
        String insuranceBeforeSale,
        Map<String, Object> settles,
        String defectLiability,
        Map<String, Object> partyNames,
        Currency currency,
        String assetPrice,
        Double profitMargin,
        String profitAmount,
        Double installments,
        Double deferredPaymentPeriod,
        Double totalPrice,
        Double installmentAmount,
        String buyer,
        String seller,
        String supplier,
        String assetDescription) {
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
        private String profitType;
        private String sellerPurchasedOn;
        private String saleSignedOn;
        private List<String> dueOn;
        private String possession;
        private Boolean costDisclosed;
        private List<Map<String, Object>> addedExpenses;
        private String rescheduledTotal;
        private Map<String, Object> promise;
        private Map<String, Object> securityDeposit;
        private Map<String, Object> agency;
        private String earlySettlementRebate;
        private Boolean titleWithheldUntilPaid;
        private String invoiceTo;
        private Map<String, Object> acceleration;
        private String commitmentFee;
        private String insuranceBeforeSale;
        private Map<String, Object> settles;
        private String defectLiability;
        private Map<String, Object> partyNames;
        private Currency currency;
        private String assetPrice;
        private Double profitMargin;
        private String profitAmount;
        private Double installments;
        private Double deferredPaymentPeriod;
        private Double totalPrice;
        private Double installmentAmount;
        private String buyer;
        private String seller;
        private String supplier;
        private String assetDescription;

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

        /** fixed, floating, reset or benchmark */
        public Builder profitType(String profitType) {
            this.profitType = profitType;
            return this;
        }

        /** When the seller bought it */
        public Builder sellerPurchasedOn(String sellerPurchasedOn) {
            this.sellerPurchasedOn = sellerPurchasedOn;
            return this;
        }

        /** When it was sold to the buyer */
        public Builder saleSignedOn(String saleSignedOn) {
            this.saleSignedOn = saleSignedOn;
            return this;
        }

        /** The days of the instalments, where they are not whole months apart */
        public Builder dueOn(List<String> dueOn) {
            this.dueOn = dueOn;
            return this;
        }

        /** actual, constructive or none */
        public Builder possession(String possession) {
            this.possession = possession;
            return this;
        }

        /** False when the buyer is not told the cost */
        public Builder costDisclosed(Boolean costDisclosed) {
            this.costDisclosed = costDisclosed;
            return this;
        }

        /** Expenses added to the cost */
        public Builder addedExpenses(List<Map<String, Object>> addedExpenses) {
            this.addedExpenses = addedExpenses;
            return this;
        }

        /** The price after a rescheduling */
        public Builder rescheduledTotal(String rescheduledTotal) {
            this.rescheduledTotal = rescheduledTotal;
            return this;
        }

        /** The promise to buy */
        public Builder promise(Map<String, Object> promise) {
            this.promise = promise;
            return this;
        }

        /** A deposit against the promise */
        public Builder securityDeposit(Map<String, Object> securityDeposit) {
            this.securityDeposit = securityDeposit;
            return this;
        }

        /** An agency of the buyer */
        public Builder agency(Map<String, Object> agency) {
            this.agency = agency;
            return this;
        }

        /** promised, discretionary or none */
        public Builder earlySettlementRebate(String earlySettlementRebate) {
            this.earlySettlementRebate = earlySettlementRebate;
            return this;
        }

        /** True when title stays */
        public Builder titleWithheldUntilPaid(Boolean titleWithheldUntilPaid) {
            this.titleWithheldUntilPaid = titleWithheldUntilPaid;
            return this;
        }

        /** Whose name the invoice of the supplier bears */
        public Builder invoiceTo(String invoiceTo) {
            this.invoiceTo = invoiceTo;
            return this;
        }

        /** When later instalments fall due at once */
        public Builder acceleration(Map<String, Object> acceleration) {
            this.acceleration = acceleration;
            return this;
        }

        /** A fee for the facility */
        public Builder commitmentFee(String commitmentFee) {
            this.commitmentFee = commitmentFee;
            return this;
        }

        /** Who pays for insurance before the sale */
        public Builder insuranceBeforeSale(String insuranceBeforeSale) {
            this.insuranceBeforeSale = insuranceBeforeSale;
            return this;
        }

        /** An earlier murabaha that this one settles */
        public Builder settles(Map<String, Object> settles) {
            this.settles = settles;
            return this;
        }

        /** seller or excluded */
        public Builder defectLiability(String defectLiability) {
            this.defectLiability = defectLiability;
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

        /** What the seller pays for it */
        public Builder assetPrice(String assetPrice) {
            this.assetPrice = assetPrice;
            return this;
        }

        /** Profit in percent of the cost */
        public Builder profitMargin(Double profitMargin) {
            this.profitMargin = profitMargin;
            return this;
        }

        /** Profit as a sum, in place of a margin */
        public Builder profitAmount(String profitAmount) {
            this.profitAmount = profitAmount;
            return this;
        }

        /** How many instalments */
        public Builder installments(Double installments) {
            this.installments = installments;
            return this;
        }

        /** Months until the last instalment */
        public Builder deferredPaymentPeriod(Double deferredPaymentPeriod) {
            this.deferredPaymentPeriod = deferredPaymentPeriod;
            return this;
        }

        /** The whole price as the client worked it out; compared to the minor unit */
        public Builder totalPrice(Double totalPrice) {
            this.totalPrice = totalPrice;
            return this;
        }

        /** One instalment as the client worked it out; it may be a minor unit off */
        public Builder installmentAmount(Double installmentAmount) {
            this.installmentAmount = installmentAmount;
            return this;
        }

        /** The buyer: a wallet (id, address, IBAN), or a name */
        public Builder buyer(String buyer) {
            this.buyer = buyer;
            return this;
        }

        /** The seller: a wallet (id, address, IBAN), or a name */
        public Builder seller(String seller) {
            this.seller = seller;
            return this;
        }

        /** Who sells it to the seller: a wallet (id, address, IBAN), or a name */
        public Builder supplier(String supplier) {
            this.supplier = supplier;
            return this;
        }

        /** What the contract is about */
        public Builder assetDescription(String assetDescription) {
            this.assetDescription = assetDescription;
            return this;
        }

        public CreateMurabahaDto build() {
            return new CreateMurabahaDto(signedOn, notes, clauses, use, ownerGroups, latePaymentCharge, linkedLoan, approvals, isTemplate, deviates, schedule, profitType, sellerPurchasedOn, saleSignedOn, dueOn, possession, costDisclosed, addedExpenses, rescheduledTotal, promise, securityDeposit, agency, earlySettlementRebate, titleWithheldUntilPaid, invoiceTo, acceleration, commitmentFee, insuranceBeforeSale, settles, defectLiability, partyNames, currency, assetPrice, profitMargin, profitAmount, installments, deferredPaymentPeriod, totalPrice, installmentAmount, buyer, seller, supplier, assetDescription);
        }
    }
}
