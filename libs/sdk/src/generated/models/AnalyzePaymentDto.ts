/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { KycStatus } from './KycStatus.ts';
import type { Network } from './Network.ts';
import type { PaymentType } from './PaymentType.ts';
export type AnalyzePaymentDto = {
    type: PaymentType;
    amount: string;
    currency: Currency;
    memo?: string;
    network?: Network;
    /**
     * The day to judge on
     */
    asOf?: string;
    /**
     * The payee’s name
     */
    counterpartyName?: string;
    /**
     * ISO 3166 alpha-2
     */
    counterpartyCountry?: string;
    /**
     * ISO 3166 alpha-2 nationality of the payee
     */
    counterpartyNationality?: string;
    /**
     * Birth year or date of the payee
     */
    counterpartyDob?: (string | number);
    /**
     * Identity document of the payee
     */
    counterpartyId?: (string | number);
    crossBorder?: boolean;
    /**
     * Merchant category code
     */
    mcc?: (string | number);
    /**
     * ISIC revision 4 code
     */
    isic?: (string | number);
    /**
     * NAICS 2022 code
     */
    naics?: (string | number);
    /**
     * Absent means verified
     */
    senderKyc?: KycStatus;
    /**
     * Where the money comes from
     */
    sourceOfFunds?: string;
    /**
     * The payee as the history names them, such as a wallet address
     */
    to?: string;
    /**
     * What it is paid for: equity, financing, price, wage, rent, payroll and the like
     */
    purpose?: string;
    /**
     * The activity that the paid service helps: alcohol, gambling and the like
     */
    servedActivity?: string;
    /**
     * personal or business
     */
    walletKind?: string;
    /**
     * Linked payments of the last seven days, this one included
     */
    linkedTotal7d?: string;
    /**
     * What the sender pays on a usual day
     */
    dailyMean90d?: string;
    /**
     * True when the cover bought is takaful
     */
    takaful?: boolean;
    /**
     * What the payment message says of the payer
     */
    originator?: {
        /**
         * The whole name
         */
        name?: string;
        /**
         * The account or wallet
         */
        account?: string;
        /**
         * The address
         */
        address?: string;
        /**
         * Number of an identity document
         */
        id?: string;
    };
    /**
     * What the payment message says of the payee
     */
    beneficiary?: {
        /**
         * The whole name
         */
        name?: string;
        /**
         * The account or wallet
         */
        account?: string;
    };
    /**
     * Earlier transfers of the sender
     */
    history?: Array<{
        /**
         * How much was moved
         */
        amount?: string;
        /**
         * in when the sender of the payment received it
         */
        direction?: 'in' | 'out';
        /**
         * Who received it
         */
        to?: string;
        /**
         * Who sent it
         */
        from?: string;
        /**
         * How many days ago
         */
        daysAgo?: number;
        /**
         * How many hours ago
         */
        hoursAgo?: number;
        /**
         * How many minutes ago
         */
        minutesAgo?: number;
    }>;
    /**
     * Listed parties like a party of the payment; absent when no list was searched
     */
    watchlist?: Array<({
        /**
         * The listed name
         */
        name: string;
        /**
         * Other spellings
         */
        aliases?: (Array<string> | string);
        /**
         * The list it stands on
         */
        list?: string;
        /**
         * Names that the publisher calls weak; alone they never confirm anybody
         */
        weakAliases?: Array<string>;
        /**
         * ISO 3166 alpha-2 code
         */
        nationality?: (string | Array<string>);
        /**
         * Birth year or date
         */
        dob?: (string | Array<string> | number);
        /**
         * Number of an identity document
         */
        id?: (string | Array<string>);
        /**
         * The decision by which an officer told the party and the entry apart
         */
        cleared?: string;
    } | string)>;
    /**
     * The result of a screening that was made before
     */
    screening?: {
        /**
         * Likeness to a listed name, from 0 to 1
         */
        score?: number;
        /**
         * Whether a birth date, nationality or document agrees
         */
        identifierMatch?: boolean;
    };
    /**
     * Who the payee is
     */
    party?: {
        /**
         * Political exposure
         */
        pep?: (boolean | string);
    };
    /**
     * What the payee is
     */
    payee?: {
        /**
         * True when it collects donations
         */
        npo?: boolean;
        /**
         * The licence to do so, or whether there is one
         */
        licensed?: (boolean | string);
    };
    /**
     * The legal entity that pays or is paid
     */
    entity?: {
        /**
         * Its beneficial owners; null when nobody is known
         */
        ubo?: Array<{
            /**
             * The owner
             */
            name?: string;
            /**
             * Share in percent
             */
            ownershipPct?: (number | string);
            /**
             * True when in control
             */
            control?: boolean;
        }>;
    };
    /**
     * A loan behind the payment
     */
    loan?: {
        /**
         * The sum lent
         */
        principal?: string;
        /**
         * The sum to be returned
         */
        repaymentTotal?: string;
        /**
         * Currency of the repayment when it is not that of the payment
         */
        currency?: string;
        /**
         * Yearly percentage charged on the debt
         */
        rateAnnualPct?: (number | string);
        /**
         * A fee on the loan
         */
        fee?: ({
            /**
             * What the lender charges
             */
            amount?: string;
            /**
             * The charge as a percentage
             */
            ratePct?: (number | string);
            /**
             * flat, percentOfPrincipal, percentOfBalance or timeBased
             */
            basis?: string;
            /**
             * The documented expense that the fee recovers
             */
            actualCost?: string;
        } | string);
        /**
         * Benefits to the lender
         */
        benefits?: ({
            /**
             * What the lender gains, such as the use of a car
             */
            kind?: string;
            /**
             * True when it was agreed in advance
             */
            stipulated?: boolean;
            /**
             * True when custom makes it expected
             */
            customary?: boolean;
        } | string);
        /**
         * Deals tied to the loan
         */
        tiedTransactions?: ({
            /**
             * sale or lease
             */
            kind?: string;
            /**
             * The price agreed in it
             */
            price?: string;
            /**
             * What an independent party would pay
             */
            fairValue?: string;
            /**
             * False when it is made with somebody else
             */
            sameParties?: boolean;
        } | string);
    };
    /**
     * A charge for late payment
     */
    latePayment?: {
        /**
         * The charge for the delay
         */
        amount?: string;
        /**
         * The charge as a percentage
         */
        ratePct?: (number | string);
        /**
         * creditor or charity; absent means unknown
         */
        beneficiary?: string;
        /**
         * True when the debtor is unable to pay
         */
        insolvent?: boolean;
    };
    /**
     * The debtor who is late
     */
    debtor?: {
        /**
         * True when the debtor is unable to pay
         */
        insolvent?: boolean;
    };
    /**
     * A debt that is paid early
     */
    debt?: {
        /**
         * A reduction for early payment
         */
        earlyDiscount?: {
            /**
             * How much is taken off
             */
            amount?: string;
            /**
             * True when the contract promises it
             */
            stipulated?: boolean;
            /**
             * True when it is given through a third party
             */
            thirdParty?: boolean;
        };
    };
    /**
     * A change of a debt, also by a fresh sale whose proceeds repay it
     */
    reschedule?: {
        /**
         * What was owed
         */
        oldDebt?: string;
        /**
         * What is owed after the change
         */
        newDebt?: string;
        /**
         * False when the new debt is due no later than the old one
         */
        laterMaturity?: boolean;
    };
    /**
     * A guarantee of a debt
     */
    guarantee?: {
        /**
         * flatCost, regulatedTariff, or by amount or time
         */
        feeBasis?: string;
    };
    /**
     * A sale of a debt
     */
    debtSale?: {
        /**
         * The sum of the debt
         */
        faceValue?: string;
        /**
         * What is paid for it
         */
        price?: string;
        /**
         * When the debt is due
         */
        maturity?: string;
        /**
         * True when the debtor himself settles it
         */
        buyerIsDebtor?: boolean;
        /**
         * money or goods
         */
        consideration?: string;
        /**
         * True when the price is paid later
         */
        paymentDeferred?: boolean;
    };
    /**
     * An exchange of currencies, gold or silver
     */
    exchange?: {
        /**
         * Currency or metal given
         */
        give?: string;
        /**
         * Currency or metal received
         */
        receive?: string;
        /**
         * How much is given
         */
        giveAmount?: string;
        /**
         * How much is received
         */
        receiveAmount?: string;
        /**
         * When it is given: T+0, T+2, days after the trade, now, later or an ISO date
         */
        settleGive?: (string | number);
        /**
         * When it is received
         */
        settleReceive?: (string | number);
        /**
         * The day of the trade, as an ISO date
         */
        tradeAt?: string;
        /**
         * True when the price is fixed for a later exchange
         */
        forward?: boolean;
        /**
         * True when both sides are bound by a promise to exchange
         */
        bilateralPromiseBinding?: boolean;
        /**
         * True when one side alone has promised to exchange
         */
        oneWayPromise?: boolean;
        /**
         * True when the later leg is already final and locked
         */
        creditFinal?: boolean;
        /**
         * A disclosed fee apart from the exchange
         */
        serviceFee?: string;
    };
    /**
     * A sale
     */
    sale?: {
        /**
         * spot, salam, istisna, agency or promise
         */
        type?: string;
        /**
         * The object of the sale
         */
        object?: ({
            /**
             * What it is
             */
            name?: string;
            /**
             * movable, land or another kind
             */
            kind?: string;
            /**
             * True when it is one certain thing
             */
            specific?: boolean;
            /**
             * False when nothing says which thing is sold
             */
            identified?: boolean;
            /**
             * True, or its words, when a binding description exists
             */
            spec?: (boolean | string);
            /**
             * True when the buyer may inspect and refuse
             */
            inspection?: boolean;
            /**
             * present, future, lost or strayed; or whether it exists
             */
            existence?: (string | boolean);
            /**
             * False when it cannot be handed over
             */
            deliverable?: boolean;
        } | string);
        /**
         * The seller
         */
        seller?: ({
            /**
             * False when the seller does not own it yet
             */
            owns?: boolean;
        } | string);
        /**
         * How the price is set
         */
        price?: ({
            /**
             * The price
             */
            amount?: string;
            /**
             * fixed, formula, published, open, oneParty or unknownEvent
             */
            status?: string;
        } | string | number);
        /**
         * spot, deferred or instalments
         */
        terms?: string;
        /**
         * When and how a price is paid
         */
        payment?: ({
            /**
             * When the price is due, or unknown
             */
            dueDate?: string;
            /**
             * spot, deferred or instalments
             */
            terms?: string;
        } | string);
        /**
         * actual, constructive or none, when the seller sells on
         */
        possession?: (string | boolean);
        /**
         * How much is sold, or unknown
         */
        quantity?: (string | number);
        /**
         * True when a visible lump is sold as it is seen
         */
        jizaf?: boolean;
        /**
         * When it is delivered, or unknown
         */
        deliveryDate?: string;
        /**
         * Prices offered side by side
         */
        alternatives?: Array<({
            /**
             * The price
             */
            price?: string;
            /**
             * Its terms
             */
            terms?: string;
        } | string | number)>;
        /**
         * Which of them was chosen; absent when none was
         */
        electedIndex?: number;
    };
    /**
     * When and how a price is paid
     */
    payment?: ({
        /**
         * When the price is due, or unknown
         */
        dueDate?: string;
        /**
         * spot, deferred or instalments
         */
        terms?: string;
    } | string);
    /**
     * A salam: goods paid now and delivered later
     */
    salam?: {
        /**
         * The price
         */
        price?: ({
            /**
             * When the price is paid: now, T+3, days after the contract, later
             */
            paidAt?: (string | number);
        } | string | number);
        /**
         * The description of the goods, or whether there is one
         */
        spec?: (boolean | string);
        /**
         * When the goods are delivered; unknown or null when nobody has said
         */
        date?: string;
        /**
         * Where the goods are delivered
         */
        place?: string;
        /**
         * True when the goods must come from one field or tree
         */
        singleSource?: boolean;
    };
    /**
     * An istisna: an object to be made
     */
    istisna?: {
        /**
         * The description of the object, or whether there is one
         */
        spec?: (boolean | string);
        /**
         * The price; unknown or null when it is not set
         */
        price?: (string | number);
    };
    /**
     * Earnest money
     */
    arbun?: ({
        /**
         * The earnest money
         */
        amount?: string;
        /**
         * By when the buyer decides
         */
        decisionDate?: string;
    } | string);
    /**
     * Terms of the contract
     */
    contract?: {
        /**
         * sale, lease, gift, charity or another contract
         */
        type?: string;
        /**
         * An uncertain outside event that the contract hangs on
         */
        condition?: (string | boolean);
        /**
         * True when price and object are both delivered later
         */
        bothDeferred?: boolean;
        /**
         * True when it is traded on an exchange
         */
        exchangeTraded?: boolean;
        /**
         * Contracts that depend on each other
         */
        linkedContracts?: (Array<string> | string);
    };
    /**
     * A chain of sales, in their order
     */
    chain?: Array<{
        /**
         * Who sells
         */
        seller?: string;
        /**
         * Who buys
         */
        buyer?: string;
        /**
         * What is sold
         */
        object?: string;
        /**
         * At what price
         */
        price?: string;
        /**
         * spot, cash or deferred
         */
        terms?: string;
        /**
         * When, as an ISO date or a day number
         */
        time?: (string | number);
        /**
         * True when the leg was agreed together with another one
         */
        linked?: boolean;
        /**
         * Who sells on behalf of the seller; true when the financier does
         */
        agent?: (string | boolean);
        /**
         * True when the onward sale was arranged in advance
         */
        prearranged?: boolean;
        /**
         * False when the goods cannot be told apart or taken
         */
        identified?: boolean;
    }>;
    /**
     * Parties that belong together
     */
    ownerGroups?: Array<Array<string>>;
    /**
     * A security, paper or derivative bought
     */
    instrument?: ({
        /**
         * conventionalBond, treasuryBill, cheque, option, CFD, sukuk and the like
         */
        class?: string;
        /**
         * Percentage it pays
         */
        rate?: (number | string);
        /**
         * What is paid for it
         */
        price?: string;
        /**
         * What it says
         */
        faceValue?: string;
        /**
         * When it is due
         */
        dueDate?: string;
    } | string);
    /**
     * An investment
     */
    investment?: {
        /**
         * True when the receiver guarantees the capital
         */
        capitalGuaranteed?: boolean;
        /**
         * fixedAmount, percentOfCapital or profitShare
         */
        returnBasis?: string;
    };
    /**
     * A trade in shares
     */
    trade?: {
        /**
         * True when shares are sold that are not owned
         */
        short?: boolean;
        /**
         * True when the shares are lent
         */
        stockLoan?: boolean;
    };
    /**
     * Insurance bought
     */
    insurance?: {
        /**
         * True when the law requires the cover
         */
        compulsory?: boolean;
        /**
         * False when no takaful offers it
         */
        takafulAvailable?: boolean;
        /**
         * Whether the cover is takaful
         */
        takaful?: boolean;
    };
    /**
     * A pot of money that one of several people will win
     */
    pool?: {
        /**
         * How many people pay in
         */
        contributors?: (number | Array<string>);
        /**
         * contributors, oneSide or sponsor
         */
        prizeSource?: string;
        /**
         * chance or result
         */
        outcome?: string;
    };
    /**
     * A ticket
     */
    ticket?: {
        /**
         * What it costs
         */
        price?: string;
        /**
         * The draw that it takes part in, or whether there is one
         */
        draw?: (boolean | string);
    };
    /**
     * A stake on an outcome
     */
    prediction?: {
        /**
         * Who takes the stakes, or whether anybody does
         */
        operator?: (string | boolean);
        /**
         * What is staked
         */
        stake?: string;
    };
    /**
     * A prize
     */
    prize?: {
        /**
         * thirdParty or participants
         */
        source?: string;
        /**
         * What taking part costs
         */
        entryFee?: string;
    };
    /**
     * The asset bought
     */
    asset?: ({
        /**
         * cryptoasset, cbdc, stablecoin, security or commodity
         */
        class?: string;
    } | string);
    /**
     * The business that is bought or financed
     */
    target?: ({
        /**
         * conventionalBanking, conventionalInsurance or another main activity
         */
        industry?: string;
        /**
         * True when it works under a Shariah board
         */
        islamic?: boolean;
    } | string);
    /**
     * Certificates of the goods
     */
    certification?: {
        /**
         * Whether a halal certificate is attached
         */
        halal?: boolean;
    };
    /**
     * The issuer of the shares bought
     */
    issuer?: {
        /**
         * True when the main activity is forbidden
         */
        mainActivityProhibited?: boolean;
        /**
         * The main activity: alcohol, gambling, conventionalBanking and the like, or a lawful one
         */
        mainActivity?: string;
        /**
         * Impure income as a percentage of all income
         */
        impureIncomePct?: (number | string);
        /**
         * Interest-bearing debt as a percentage of market value
         */
        interestDebtPct?: (number | string);
        /**
         * Interest-bearing deposits as a percentage of market value
         */
        interestDepositPct?: (number | string);
        /**
         * Market value of the whole company
         */
        marketCap?: string;
        /**
         * Interest-bearing debt, where its percentage is not given
         */
        interestDebt?: string;
        /**
         * Interest-bearing deposits, where their percentage is not given
         */
        interestDeposit?: string;
        /**
         * Impure income of the year
         */
        impureIncome?: string;
        /**
         * How many shares there are
         */
        sharesOutstanding?: number;
        /**
         * How many of them are held
         */
        held?: number;
    };
    /**
     * A standing order to set zakat aside
     */
    zakatAutoSplit?: {
        /**
         * The rate in percent
         */
        percentage?: (number | string);
        /**
         * False when nobody has said what the rate is taken of
         */
        baseDeclared?: boolean;
        /**
         * False when the owner has not agreed to it
         */
        consent?: boolean;
    };
    /**
     * How the payment is split
     */
    zakatSplit?: {
        /**
         * The rate in percent
         */
        percentage?: (number | string);
        /**
         * Added to the amount, or taken out of it
         */
        mode?: 'on_top' | 'from_amount';
        /**
         * The whole in minor units
         */
        totalMinor?: number;
        /**
         * The zakat in minor units
         */
        zakatMinor?: number;
        /**
         * The rest in minor units
         */
        netMinor?: number;
    };
    /**
     * Who receives the zakat
     */
    recipient?: {
        /**
         * poor, needy, administrators, reconciled, captives, debtors, inGodsWay, traveller or another
         */
        category?: string;
        /**
         * What the recipient is to the payer: parent, child, spouse and the like
         */
        relation?: string;
    };
    /**
     * The payer as the zakat rules see them
     */
    user?: {
        /**
         * Whether the payer’s wealth reaches the nisab
         */
        nisabReached?: boolean;
        /**
         * The day of the payer’s zakat year
         */
        hawlDate?: string;
        /**
         * person, company or non-muslim
         */
        kind?: string;
    };
    /**
     * The wealth
     */
    zakat?: {
        /**
         * Where the wealth comes from: salary, trade, interest, gambling
         */
        sourceTag?: string;
    };
};

