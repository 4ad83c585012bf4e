// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * AnalyzePaymentDto, as the API's document describes it.
 *
 * @param asOf The day to judge on; absent: today
 * @param counterpartyName The payee’s name
 * @param counterpartyCountry ISO 3166 alpha-2
 * @param statedName The payee’s name as the payer gives it
 * @param statedNameMatch With the payee’s own name
 * @param senderCountry ISO 3166 alpha-2 code of the payer’s country
 * @param senderName The payer’s name
 * @param senderNationality ISO 3166 alpha-2 nationality of the payer
 * @param senderDob Birth or registration year or date of the payer, or "unknown"
 * @param senderId Identity document of the payer
 * @param senderKind What the payer is
 * @param watchlistStale True when a list that was searched is older than it may be
 * @param purposeCode The purpose as the network’s central bank codes it
 * @param counterpartyNationality ISO 3166 alpha-2 nationality of the payee
 * @param counterpartyDob Birth or registration year or date of the payee, or "unknown"
 * @param counterpartyId Identity document of the payee
 * @param counterpartyKind What the payee is
 * @param mcc Merchant category code
 * @param isic ISIC revision 4 code
 * @param naics NAICS 2022 code
 * @param senderKyc Absent means verified
 * @param sourceOfFunds Where the money comes from, as one of the published list
 * @param sourceOfFundsText What the payer says of it
 * @param to The payee as the history names them, such as a wallet address
 * @param purpose What it is paid for: equity, financing, price, wage, rent, payroll and the like
 * @param servedActivity The activity that the paid service helps: alcohol, gambling and the like
 * @param walletKind personal or business
 * @param linkedTotal7d Linked payments of the last seven days, this one included
 * @param dailyMean90d What the sender pays on a usual day
 * @param takaful True when the cover bought is takaful
 * @param originator What the payment message says of the payer
 * @param beneficiary What the payment message says of the payee
 * @param history Earlier transfers of the sender
 * @param sums What earlier payments of any size add up to
 * @param watchlistMissing Lists that must be searched and could not be, because they are not loaded
 * @param watchlist Listed parties like a party of the payment; absent when no list was searched
 * @param screening The result of a screening that was made before
 * @param party Who the payee is
 * @param payee What the payee is
 * @param entity The legal entity that pays or is paid
 * @param payerEntity The legal entity that pays, where another is paid
 * @param otherParties Others who are named in the payment or own a party of it
 * @param contradictions What the payment says of its parties against what their bank knows of them
 * @param loan A loan behind the payment
 * @param latePayment A charge for late payment
 * @param debtor The debtor who is late
 * @param debt A debt that is paid early
 * @param reschedule A change of a debt, also by a fresh sale whose proceeds repay it
 * @param guarantee A guarantee of a debt
 * @param debtSale A sale of a debt
 * @param exchange An exchange of currencies, gold or silver
 * @param sale A sale
 * @param payment When and how a price is paid
 * @param salam A salam: goods paid now and delivered later
 * @param istisna An istisna: an object to be made
 * @param arbun Earnest money
 * @param contract Terms of the contract
 * @param chain A chain of sales, in their order
 * @param ownerGroups Parties that belong together
 * @param instrument A security, paper or derivative bought
 * @param investment An investment
 * @param trade A trade in shares
 * @param insurance Insurance bought
 * @param pool A pot of money that one of several people will win
 * @param ticket A ticket
 * @param prediction A stake on an outcome
 * @param prize A prize
 * @param asset The asset bought
 * @param target The business that is bought or financed
 * @param certification Certificates of the goods
 * @param issuer The issuer of the shares bought
 * @param zakatAutoSplit A standing order to set zakat aside
 * @param zakatSplit How the payment is split
 * @param recipient Who receives the zakat
 * @param user The payer as the zakat rules see them
 * @param zakat The wealth
 */
public record AnalyzePaymentDto(
        PaymentType type,
        String amount,
        Currency currency,
        String memo,
        Network network,
        String asOf,
        String counterpartyName,
        String counterpartyCountry,
        String statedName,
        NameAgreement statedNameMatch,
        String senderCountry,
        String senderName,
        String senderNationality,
        Object senderDob,
        Object senderId,
        PartyOfPaymentKind senderKind,
        Boolean watchlistStale,
        String purposeCode,
        String counterpartyNationality,
        Object counterpartyDob,
        Object counterpartyId,
        PartyOfPaymentKind counterpartyKind,
        Boolean crossBorder,
        Object mcc,
        Object isic,
        Object naics,
        KycStatus senderKyc,
        String sourceOfFunds,
        String sourceOfFundsText,
        String to,
        String purpose,
        String servedActivity,
        String walletKind,
        String linkedTotal7d,
        String dailyMean90d,
        Boolean takaful,
        Map<String, Object> originator,
        Map<String, Object> beneficiary,
        List<Map<String, Object>> history,
        Map<String, Object> sums,
        List<String> watchlistMissing,
        List<Object> watchlist,
        Map<String, Object> screening,
        Map<String, Object> party,
        Map<String, Object> payee,
        Map<String, Object> entity,
        Map<String, Object> payerEntity,
        List<Map<String, Object>> otherParties,
        List<String> contradictions,
        Map<String, Object> loan,
        Map<String, Object> latePayment,
        Map<String, Object> debtor,
        Map<String, Object> debt,
        Map<String, Object> reschedule,
        Map<String, Object> guarantee,
        Map<String, Object> debtSale,
        Map<String, Object> exchange,
        Map<String, Object> sale,
        Object payment,
        Map<String, Object> salam,
        Map<String, Object> istisna,
        Object arbun,
        Map<String, Object> contract,
        List<Map<String, Object>> chain,
        List<List<String>> ownerGroups,
        Object instrument,
        Map<String, Object> investment,
        Map<String, Object> trade,
        Map<String, Object> insurance,
        Map<String, Object> pool,
        Map<String, Object> ticket,
        Map<String, Object> prediction,
        Map<String, Object> prize,
        Object asset,
        Object target,
        Map<String, Object> certification,
        Map<String, Object> issuer,
        Map<String, Object> zakatAutoSplit,
        Map<String, Object> zakatSplit,
        Map<String, Object> recipient,
        Map<String, Object> user,
        Map<String, Object> zakat) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private PaymentType type;
        private String amount;
        private Currency currency;
        private String memo;
        private Network network;
        private String asOf;
        private String counterpartyName;
        private String counterpartyCountry;
        private String statedName;
        private NameAgreement statedNameMatch;
        private String senderCountry;
        private String senderName;
        private String senderNationality;
        private Object senderDob;
        private Object senderId;
        private PartyOfPaymentKind senderKind;
        private Boolean watchlistStale;
        private String purposeCode;
        private String counterpartyNationality;
        private Object counterpartyDob;
        private Object counterpartyId;
        private PartyOfPaymentKind counterpartyKind;
        private Boolean crossBorder;
        private Object mcc;
        private Object isic;
        private Object naics;
        private KycStatus senderKyc;
        private String sourceOfFunds;
        private String sourceOfFundsText;
        private String to;
        private String purpose;
        private String servedActivity;
        private String walletKind;
        private String linkedTotal7d;
        private String dailyMean90d;
        private Boolean takaful;
        private Map<String, Object> originator;
        private Map<String, Object> beneficiary;
        private List<Map<String, Object>> history;
        private Map<String, Object> sums;
        private List<String> watchlistMissing;
        private List<Object> watchlist;
        private Map<String, Object> screening;
        private Map<String, Object> party;
        private Map<String, Object> payee;
        private Map<String, Object> entity;
        private Map<String, Object> payerEntity;
        private List<Map<String, Object>> otherParties;
        private List<String> contradictions;
        private Map<String, Object> loan;
        private Map<String, Object> latePayment;
        private Map<String, Object> debtor;
        private Map<String, Object> debt;
        private Map<String, Object> reschedule;
        private Map<String, Object> guarantee;
        private Map<String, Object> debtSale;
        private Map<String, Object> exchange;
        private Map<String, Object> sale;
        private Object payment;
        private Map<String, Object> salam;
        private Map<String, Object> istisna;
        private Object arbun;
        private Map<String, Object> contract;
        private List<Map<String, Object>> chain;
        private List<List<String>> ownerGroups;
        private Object instrument;
        private Map<String, Object> investment;
        private Map<String, Object> trade;
        private Map<String, Object> insurance;
        private Map<String, Object> pool;
        private Map<String, Object> ticket;
        private Map<String, Object> prediction;
        private Map<String, Object> prize;
        private Object asset;
        private Object target;
        private Map<String, Object> certification;
        private Map<String, Object> issuer;
        private Map<String, Object> zakatAutoSplit;
        private Map<String, Object> zakatSplit;
        private Map<String, Object> recipient;
        private Map<String, Object> user;
        private Map<String, Object> zakat;

        public Builder type(PaymentType type) {
            this.type = type;
            return this;
        }

        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        public Builder currency(Currency currency) {
            this.currency = currency;
            return this;
        }

        public Builder memo(String memo) {
            this.memo = memo;
            return this;
        }

        public Builder network(Network network) {
            this.network = network;
            return this;
        }

        /** The day to judge on; absent: today */
        public Builder asOf(String asOf) {
            this.asOf = asOf;
            return this;
        }

        /** The payee’s name */
        public Builder counterpartyName(String counterpartyName) {
            this.counterpartyName = counterpartyName;
            return this;
        }

        /** ISO 3166 alpha-2 */
        public Builder counterpartyCountry(String counterpartyCountry) {
            this.counterpartyCountry = counterpartyCountry;
            return this;
        }

        /** The payee’s name as the payer gives it */
        public Builder statedName(String statedName) {
            this.statedName = statedName;
            return this;
        }

        /** With the payee’s own name */
        public Builder statedNameMatch(NameAgreement statedNameMatch) {
            this.statedNameMatch = statedNameMatch;
            return this;
        }

        /** ISO 3166 alpha-2 code of the payer’s country */
        public Builder senderCountry(String senderCountry) {
            this.senderCountry = senderCountry;
            return this;
        }

        /** The payer’s name */
        public Builder senderName(String senderName) {
            this.senderName = senderName;
            return this;
        }

        /** ISO 3166 alpha-2 nationality of the payer */
        public Builder senderNationality(String senderNationality) {
            this.senderNationality = senderNationality;
            return this;
        }

        /** Birth or registration year or date of the payer, or "unknown" */
        public Builder senderDob(Object senderDob) {
            this.senderDob = senderDob;
            return this;
        }

        /** Identity document of the payer */
        public Builder senderId(Object senderId) {
            this.senderId = senderId;
            return this;
        }

        /** What the payer is */
        public Builder senderKind(PartyOfPaymentKind senderKind) {
            this.senderKind = senderKind;
            return this;
        }

        /** True when a list that was searched is older than it may be */
        public Builder watchlistStale(Boolean watchlistStale) {
            this.watchlistStale = watchlistStale;
            return this;
        }

        /** The purpose as the network’s central bank codes it */
        public Builder purposeCode(String purposeCode) {
            this.purposeCode = purposeCode;
            return this;
        }

        /** ISO 3166 alpha-2 nationality of the payee */
        public Builder counterpartyNationality(String counterpartyNationality) {
            this.counterpartyNationality = counterpartyNationality;
            return this;
        }

        /** Birth or registration year or date of the payee, or "unknown" */
        public Builder counterpartyDob(Object counterpartyDob) {
            this.counterpartyDob = counterpartyDob;
            return this;
        }

        /** Identity document of the payee */
        public Builder counterpartyId(Object counterpartyId) {
            this.counterpartyId = counterpartyId;
            return this;
        }

        /** What the payee is */
        public Builder counterpartyKind(PartyOfPaymentKind counterpartyKind) {
            this.counterpartyKind = counterpartyKind;
            return this;
        }

        public Builder crossBorder(Boolean crossBorder) {
            this.crossBorder = crossBorder;
            return this;
        }

        /** Merchant category code */
        public Builder mcc(Object mcc) {
            this.mcc = mcc;
            return this;
        }

        /** ISIC revision 4 code */
        public Builder isic(Object isic) {
            this.isic = isic;
            return this;
        }

        /** NAICS 2022 code */
        public Builder naics(Object naics) {
            this.naics = naics;
            return this;
        }

        /** Absent means verified */
        public Builder senderKyc(KycStatus senderKyc) {
            this.senderKyc = senderKyc;
            return this;
        }

        /** Where the money comes from, as one of the published list */
        public Builder sourceOfFunds(String sourceOfFunds) {
            this.sourceOfFunds = sourceOfFunds;
            return this;
        }

        /** What the payer says of it */
        public Builder sourceOfFundsText(String sourceOfFundsText) {
            this.sourceOfFundsText = sourceOfFundsText;
            return this;
        }

        /** The payee as the history names them, such as a wallet address */
        public Builder to(String to) {
            this.to = to;
            return this;
        }

        /** What it is paid for: equity, financing, price, wage, rent, payroll and the like */
        public Builder purpose(String purpose) {
            this.purpose = purpose;
            return this;
        }

        /** The activity that the paid service helps: alcohol, gambling and the like */
        public Builder servedActivity(String servedActivity) {
            this.servedActivity = servedActivity;
            return this;
        }

        /** personal or business */
        public Builder walletKind(String walletKind) {
            this.walletKind = walletKind;
            return this;
        }

        /** Linked payments of the last seven days, this one included */
        public Builder linkedTotal7d(String linkedTotal7d) {
            this.linkedTotal7d = linkedTotal7d;
            return this;
        }

        /** What the sender pays on a usual day */
        public Builder dailyMean90d(String dailyMean90d) {
            this.dailyMean90d = dailyMean90d;
            return this;
        }

        /** True when the cover bought is takaful */
        public Builder takaful(Boolean takaful) {
            this.takaful = takaful;
            return this;
        }

        /** What the payment message says of the payer */
        public Builder originator(Map<String, Object> originator) {
            this.originator = originator;
            return this;
        }

        /** What the payment message says of the payee */
        public Builder beneficiary(Map<String, Object> beneficiary) {
            this.beneficiary = beneficiary;
            return this;
        }

        /** Earlier transfers of the sender */
        public Builder history(List<Map<String, Object>> history) {
            this.history = history;
            return this;
        }

        /** What earlier payments of any size add up to */
        public Builder sums(Map<String, Object> sums) {
            this.sums = sums;
            return this;
        }

        /** Lists that must be searched and could not be, because they are not loaded */
        public Builder watchlistMissing(List<String> watchlistMissing) {
            this.watchlistMissing = watchlistMissing;
            return this;
        }

        /** Listed parties like a party of the payment; absent when no list was searched */
        public Builder watchlist(List<Object> watchlist) {
            this.watchlist = watchlist;
            return this;
        }

        /** The result of a screening that was made before */
        public Builder screening(Map<String, Object> screening) {
            this.screening = screening;
            return this;
        }

        /** Who the payee is */
        public Builder party(Map<String, Object> party) {
            this.party = party;
            return this;
        }

        /** What the payee is */
        public Builder payee(Map<String, Object> payee) {
            this.payee = payee;
            return this;
        }

        /** The legal entity that pays or is paid */
        public Builder entity(Map<String, Object> entity) {
            this.entity = entity;
            return this;
        }

        /** The legal entity that pays, where another is paid */
        public Builder payerEntity(Map<String, Object> payerEntity) {
            this.payerEntity = payerEntity;
            return this;
        }

        /** Others who are named in the payment or own a party of it */
        public Builder otherParties(List<Map<String, Object>> otherParties) {
            this.otherParties = otherParties;
            return this;
        }

        /** What the payment says of its parties against what their bank knows of them */
        public Builder contradictions(List<String> contradictions) {
            this.contradictions = contradictions;
            return this;
        }

        /** A loan behind the payment */
        public Builder loan(Map<String, Object> loan) {
            this.loan = loan;
            return this;
        }

        /** A charge for late payment */
        public Builder latePayment(Map<String, Object> latePayment) {
            this.latePayment = latePayment;
            return this;
        }

        /** The debtor who is late */
        public Builder debtor(Map<String, Object> debtor) {
            this.debtor = debtor;
            return this;
        }

        /** A debt that is paid early */
        public Builder debt(Map<String, Object> debt) {
            this.debt = debt;
            return this;
        }

        /** A change of a debt, also by a fresh sale whose proceeds repay it */
        public Builder reschedule(Map<String, Object> reschedule) {
            this.reschedule = reschedule;
            return this;
        }

        /** A guarantee of a debt */
        public Builder guarantee(Map<String, Object> guarantee) {
            this.guarantee = guarantee;
            return this;
        }

        /** A sale of a debt */
        public Builder debtSale(Map<String, Object> debtSale) {
            this.debtSale = debtSale;
            return this;
        }

        /** An exchange of currencies, gold or silver */
        public Builder exchange(Map<String, Object> exchange) {
            this.exchange = exchange;
            return this;
        }

        /** A sale */
        public Builder sale(Map<String, Object> sale) {
            this.sale = sale;
            return this;
        }

        /** When and how a price is paid */
        public Builder payment(Object payment) {
            this.payment = payment;
            return this;
        }

        /** A salam: goods paid now and delivered later */
        public Builder salam(Map<String, Object> salam) {
            this.salam = salam;
            return this;
        }

        /** An istisna: an object to be made */
        public Builder istisna(Map<String, Object> istisna) {
            this.istisna = istisna;
            return this;
        }

        /** Earnest money */
        public Builder arbun(Object arbun) {
            this.arbun = arbun;
            return this;
        }

        /** Terms of the contract */
        public Builder contract(Map<String, Object> contract) {
            this.contract = contract;
            return this;
        }

        /** A chain of sales, in their order */
        public Builder chain(List<Map<String, Object>> chain) {
            this.chain = chain;
            return this;
        }

        /** Parties that belong together */
        public Builder ownerGroups(List<List<String>> ownerGroups) {
            this.ownerGroups = ownerGroups;
            return this;
        }

        /** A security, paper or derivative bought */
        public Builder instrument(Object instrument) {
            this.instrument = instrument;
            return this;
        }

        /** An investment */
        public Builder investment(Map<String, Object> investment) {
            this.investment = investment;
            return this;
        }

        /** A trade in shares */
        public Builder trade(Map<String, Object> trade) {
            this.trade = trade;
            return this;
        }

        /** Insurance bought */
        public Builder insurance(Map<String, Object> insurance) {
            this.insurance = insurance;
            return this;
        }

        /** A pot of money that one of several people will win */
        public Builder pool(Map<String, Object> pool) {
            this.pool = pool;
            return this;
        }

        /** A ticket */
        public Builder ticket(Map<String, Object> ticket) {
            this.ticket = ticket;
            return this;
        }

        /** A stake on an outcome */
        public Builder prediction(Map<String, Object> prediction) {
            this.prediction = prediction;
            return this;
        }

        /** A prize */
        public Builder prize(Map<String, Object> prize) {
            this.prize = prize;
            return this;
        }

        /** The asset bought */
        public Builder asset(Object asset) {
            this.asset = asset;
            return this;
        }

        /** The business that is bought or financed */
        public Builder target(Object target) {
            this.target = target;
            return this;
        }

        /** Certificates of the goods */
        public Builder certification(Map<String, Object> certification) {
            this.certification = certification;
            return this;
        }

        /** The issuer of the shares bought */
        public Builder issuer(Map<String, Object> issuer) {
            this.issuer = issuer;
            return this;
        }

        /** A standing order to set zakat aside */
        public Builder zakatAutoSplit(Map<String, Object> zakatAutoSplit) {
            this.zakatAutoSplit = zakatAutoSplit;
            return this;
        }

        /** How the payment is split */
        public Builder zakatSplit(Map<String, Object> zakatSplit) {
            this.zakatSplit = zakatSplit;
            return this;
        }

        /** Who receives the zakat */
        public Builder recipient(Map<String, Object> recipient) {
            this.recipient = recipient;
            return this;
        }

        /** The payer as the zakat rules see them */
        public Builder user(Map<String, Object> user) {
            this.user = user;
            return this;
        }

        /** The wealth */
        public Builder zakat(Map<String, Object> zakat) {
            this.zakat = zakat;
            return this;
        }

        public AnalyzePaymentDto build() {
            return new AnalyzePaymentDto(type, amount, currency, memo, network, asOf, counterpartyName, counterpartyCountry, statedName, statedNameMatch, senderCountry, senderName, senderNationality, senderDob, senderId, senderKind, watchlistStale, purposeCode, counterpartyNationality, counterpartyDob, counterpartyId, counterpartyKind, crossBorder, mcc, isic, naics, senderKyc, sourceOfFunds, sourceOfFundsText, to, purpose, servedActivity, walletKind, linkedTotal7d, dailyMean90d, takaful, originator, beneficiary, history, sums, watchlistMissing, watchlist, screening, party, payee, entity, payerEntity, otherParties, contradictions, loan, latePayment, debtor, debt, reschedule, guarantee, debtSale, exchange, sale, payment, salam, istisna, arbun, contract, chain, ownerGroups, instrument, investment, trade, insurance, pool, ticket, prediction, prize, asset, target, certification, issuer, zakatAutoSplit, zakatSplit, recipient, user, zakat);
        }
    }
}
