// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * CreateIjaraDto, as the API's document describes it.
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
 * @param maintenanceScope What the lessee must maintain: routine, or more
 * @param rentFormula How rent follows a benchmark
 * @param totalRent The whole rent as shown
 * @param lessorOwnsSince Since when the lessor owns it
 * @param deliveredOn When it could first be used
 * @param rentStartsOn From when rent runs
 * @param transferMethod How it would pass: gift, separate sale, promise, automatic
 * @param transferPrice What the lessee pays for it when it passes by a sale
 * @param liableWithoutFault True when the lessee answers for every loss
 * @param rentAfterTotalLoss True when rent runs on
 * @param pastRentRepriced True when rent in arrears is re-priced
 * @param saleAndLeaseback The lessee sold it to the lessor
 * @param sublease A lease to others
 * @param accelerationAfterRepossession True when rent of months without use falls due
 * @param partyNames What you call the owners of the wallets that take part, by role; partners as partner[0],
 * partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
 * @param assetValue What it is worth
 * @param rentalPeriod How many months
 * @param monthlyRent The rent of a month
 * @param maintenanceResponsibility Who answers for repairs; with routine scope it may be the lessee
 * @param insuranceResponsibility Who insures it
 * @param tenant The lessee: a wallet (id, address, IBAN), or a name
 * @param landlord The lessor: a wallet (id, address, IBAN), or a name
 * @param supplier Who sells it to the lessor: a wallet (id, address, IBAN), or a name
 * @param assetDescription What the contract is about
 */
public record CreateIjaraDto(
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
        String maintenanceScope,
        Map<String, Object> rentFormula,
        Double totalRent,
        String lessorOwnsSince,
        String deliveredOn,
        String rentStartsOn,
        String transferMethod,
        String transferPrice,
        Boolean liableWithoutFault,
        Boolean rentAfterTotalLoss,
        Boolean pastRentRepriced,
        Map<String, Object> saleAndLeaseback,
        Map<String, Object> sublease,
        Boolean accelerationAfterRepossession,
        Map<String, Object> partyNames,
        Currency currency,
        String assetValue,
        Double rentalPeriod,
        String monthlyRent,
        String maintenanceResponsibility,
        String insuranceResponsibility,
        Boolean purchaseOption,
        String tenant,
        String landlord,
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
        private String maintenanceScope;
        private Map<String, Object> rentFormula;
        private Double totalRent;
        private String lessorOwnsSince;
        private String deliveredOn;
        private String rentStartsOn;
        private String transferMethod;
        private String transferPrice;
        private Boolean liableWithoutFault;
        private Boolean rentAfterTotalLoss;
        private Boolean pastRentRepriced;
        private Map<String, Object> saleAndLeaseback;
        private Map<String, Object> sublease;
        private Boolean accelerationAfterRepossession;
        private Map<String, Object> partyNames;
        private Currency currency;
        private String assetValue;
        private Double rentalPeriod;
        private String monthlyRent;
        private String maintenanceResponsibility;
        private String insuranceResponsibility;
        private Boolean purchaseOption;
        private String tenant;
        private String landlord;
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

        /** What the lessee must maintain: routine, or more */
        public Builder maintenanceScope(String maintenanceScope) {
            this.maintenanceScope = maintenanceScope;
            return this;
        }

        /** How rent follows a benchmark */
        public Builder rentFormula(Map<String, Object> rentFormula) {
            this.rentFormula = rentFormula;
            return this;
        }

        /** The whole rent as shown */
        public Builder totalRent(Double totalRent) {
            this.totalRent = totalRent;
            return this;
        }

        /** Since when the lessor owns it */
        public Builder lessorOwnsSince(String lessorOwnsSince) {
            this.lessorOwnsSince = lessorOwnsSince;
            return this;
        }

        /** When it could first be used */
        public Builder deliveredOn(String deliveredOn) {
            this.deliveredOn = deliveredOn;
            return this;
        }

        /** From when rent runs */
        public Builder rentStartsOn(String rentStartsOn) {
            this.rentStartsOn = rentStartsOn;
            return this;
        }

        /** How it would pass: gift, separate sale, promise, automatic */
        public Builder transferMethod(String transferMethod) {
            this.transferMethod = transferMethod;
            return this;
        }

        /** What the lessee pays for it when it passes by a sale */
        public Builder transferPrice(String transferPrice) {
            this.transferPrice = transferPrice;
            return this;
        }

        /** True when the lessee answers for every loss */
        public Builder liableWithoutFault(Boolean liableWithoutFault) {
            this.liableWithoutFault = liableWithoutFault;
            return this;
        }

        /** True when rent runs on */
        public Builder rentAfterTotalLoss(Boolean rentAfterTotalLoss) {
            this.rentAfterTotalLoss = rentAfterTotalLoss;
            return this;
        }

        /** True when rent in arrears is re-priced */
        public Builder pastRentRepriced(Boolean pastRentRepriced) {
            this.pastRentRepriced = pastRentRepriced;
            return this;
        }

        /** The lessee sold it to the lessor */
        public Builder saleAndLeaseback(Map<String, Object> saleAndLeaseback) {
            this.saleAndLeaseback = saleAndLeaseback;
            return this;
        }

        /** A lease to others */
        public Builder sublease(Map<String, Object> sublease) {
            this.sublease = sublease;
            return this;
        }

        /** True when rent of months without use falls due */
        public Builder accelerationAfterRepossession(Boolean accelerationAfterRepossession) {
            this.accelerationAfterRepossession = accelerationAfterRepossession;
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

        /** What it is worth */
        public Builder assetValue(String assetValue) {
            this.assetValue = assetValue;
            return this;
        }

        /** How many months */
        public Builder rentalPeriod(Double rentalPeriod) {
            this.rentalPeriod = rentalPeriod;
            return this;
        }

        /** The rent of a month */
        public Builder monthlyRent(String monthlyRent) {
            this.monthlyRent = monthlyRent;
            return this;
        }

        /** Who answers for repairs; with routine scope it may be the lessee */
        public Builder maintenanceResponsibility(String maintenanceResponsibility) {
            this.maintenanceResponsibility = maintenanceResponsibility;
            return this;
        }

        /** Who insures it */
        public Builder insuranceResponsibility(String insuranceResponsibility) {
            this.insuranceResponsibility = insuranceResponsibility;
            return this;
        }

        public Builder purchaseOption(Boolean purchaseOption) {
            this.purchaseOption = purchaseOption;
            return this;
        }

        /** The lessee: a wallet (id, address, IBAN), or a name */
        public Builder tenant(String tenant) {
            this.tenant = tenant;
            return this;
        }

        /** The lessor: a wallet (id, address, IBAN), or a name */
        public Builder landlord(String landlord) {
            this.landlord = landlord;
            return this;
        }

        /** Who sells it to the lessor: a wallet (id, address, IBAN), or a name */
        public Builder supplier(String supplier) {
            this.supplier = supplier;
            return this;
        }

        /** What the contract is about */
        public Builder assetDescription(String assetDescription) {
            this.assetDescription = assetDescription;
            return this;
        }

        public CreateIjaraDto build() {
            return new CreateIjaraDto(signedOn, notes, clauses, use, ownerGroups, latePaymentCharge, linkedLoan, approvals, isTemplate, deviates, schedule, maintenanceScope, rentFormula, totalRent, lessorOwnsSince, deliveredOn, rentStartsOn, transferMethod, transferPrice, liableWithoutFault, rentAfterTotalLoss, pastRentRepriced, saleAndLeaseback, sublease, accelerationAfterRepossession, partyNames, currency, assetValue, rentalPeriod, monthlyRent, maintenanceResponsibility, insuranceResponsibility, purchaseOption, tenant, landlord, supplier, assetDescription);
        }
    }
}
