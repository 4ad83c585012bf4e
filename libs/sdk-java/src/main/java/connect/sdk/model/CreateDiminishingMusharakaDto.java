// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * CreateDiminishingMusharakaDto, as the API's document describes it.
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
 * @param maintenanceResponsibility Who keeps it in repair: lessor, lessee, client or by share
 * @param maintenanceScope What the lessee must maintain: routine, or more
 * @param insuranceResponsibility Who insures it
 * @param clientUnits Units of the client
 * @param financierShare Share of the financier in percent
 * @param clientShare Share of the client in percent
 * @param periods How many periods
 * @param rentBasis financierShare, or another
 * @param unitPricing market, agreed or faceValue
 * @param lossSharing capital, or another
 * @param promise The promise to buy
 * @param partyNames What you call the owners of the wallets that take part, by role; partners as partner[0],
 * partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
 * @param assetDescription What the contract is about
 * @param assetValue What it costs
 * @param financier Who finances: a wallet (id, address, IBAN), or a name
 * @param client Who buys the units: a wallet (id, address, IBAN), or a name
 * @param supplier Who sells the asset to both: a wallet (id, address, IBAN), or a name
 * @param units All units
 * @param financierUnits Units of the financier
 * @param unitsPerPeriod Units bought each period
 * @param periodMonths Months of one period
 * @param fullRent The rent of the whole for one period
 */
public record CreateDiminishingMusharakaDto(
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
        String maintenanceResponsibility,
        String maintenanceScope,
        String insuranceResponsibility,
        Double clientUnits,
        Double financierShare,
        Double clientShare,
        Double periods,
        String rentBasis,
        String unitPricing,
        String lossSharing,
        Map<String, Object> promise,
        Map<String, Object> partyNames,
        Currency currency,
        String assetDescription,
        String assetValue,
        String financier,
        String client,
        String supplier,
        Double units,
        Double financierUnits,
        Double unitsPerPeriod,
        Double periodMonths,
        String fullRent) {
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
        private String maintenanceResponsibility;
        private String maintenanceScope;
        private String insuranceResponsibility;
        private Double clientUnits;
        private Double financierShare;
        private Double clientShare;
        private Double periods;
        private String rentBasis;
        private String unitPricing;
        private String lossSharing;
        private Map<String, Object> promise;
        private Map<String, Object> partyNames;
        private Currency currency;
        private String assetDescription;
        private String assetValue;
        private String financier;
        private String client;
        private String supplier;
        private Double units;
        private Double financierUnits;
        private Double unitsPerPeriod;
        private Double periodMonths;
        private String fullRent;

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

        /** Who keeps it in repair: lessor, lessee, client or by share */
        public Builder maintenanceResponsibility(String maintenanceResponsibility) {
            this.maintenanceResponsibility = maintenanceResponsibility;
            return this;
        }

        /** What the lessee must maintain: routine, or more */
        public Builder maintenanceScope(String maintenanceScope) {
            this.maintenanceScope = maintenanceScope;
            return this;
        }

        /** Who insures it */
        public Builder insuranceResponsibility(String insuranceResponsibility) {
            this.insuranceResponsibility = insuranceResponsibility;
            return this;
        }

        /** Units of the client */
        public Builder clientUnits(Double clientUnits) {
            this.clientUnits = clientUnits;
            return this;
        }

        /** Share of the financier in percent */
        public Builder financierShare(Double financierShare) {
            this.financierShare = financierShare;
            return this;
        }

        /** Share of the client in percent */
        public Builder clientShare(Double clientShare) {
            this.clientShare = clientShare;
            return this;
        }

        /** How many periods */
        public Builder periods(Double periods) {
            this.periods = periods;
            return this;
        }

        /** financierShare, or another */
        public Builder rentBasis(String rentBasis) {
            this.rentBasis = rentBasis;
            return this;
        }

        /** market, agreed or faceValue */
        public Builder unitPricing(String unitPricing) {
            this.unitPricing = unitPricing;
            return this;
        }

        /** capital, or another */
        public Builder lossSharing(String lossSharing) {
            this.lossSharing = lossSharing;
            return this;
        }

        /** The promise to buy */
        public Builder promise(Map<String, Object> promise) {
            this.promise = promise;
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

        /** What the contract is about */
        public Builder assetDescription(String assetDescription) {
            this.assetDescription = assetDescription;
            return this;
        }

        /** What it costs */
        public Builder assetValue(String assetValue) {
            this.assetValue = assetValue;
            return this;
        }

        /** Who finances: a wallet (id, address, IBAN), or a name */
        public Builder financier(String financier) {
            this.financier = financier;
            return this;
        }

        /** Who buys the units: a wallet (id, address, IBAN), or a name */
        public Builder client(String client) {
            this.client = client;
            return this;
        }

        /** Who sells the asset to both: a wallet (id, address, IBAN), or a name */
        public Builder supplier(String supplier) {
            this.supplier = supplier;
            return this;
        }

        /** All units */
        public Builder units(Double units) {
            this.units = units;
            return this;
        }

        /** Units of the financier */
        public Builder financierUnits(Double financierUnits) {
            this.financierUnits = financierUnits;
            return this;
        }

        /** Units bought each period */
        public Builder unitsPerPeriod(Double unitsPerPeriod) {
            this.unitsPerPeriod = unitsPerPeriod;
            return this;
        }

        /** Months of one period */
        public Builder periodMonths(Double periodMonths) {
            this.periodMonths = periodMonths;
            return this;
        }

        /** The rent of the whole for one period */
        public Builder fullRent(String fullRent) {
            this.fullRent = fullRent;
            return this;
        }

        public CreateDiminishingMusharakaDto build() {
            return new CreateDiminishingMusharakaDto(signedOn, notes, clauses, use, ownerGroups, latePaymentCharge, linkedLoan, approvals, isTemplate, deviates, schedule, maintenanceResponsibility, maintenanceScope, insuranceResponsibility, clientUnits, financierShare, clientShare, periods, rentBasis, unitPricing, lossSharing, promise, partyNames, currency, assetDescription, assetValue, financier, client, supplier, units, financierUnits, unitsPerPeriod, periodMonths, fullRent);
        }
    }
}
