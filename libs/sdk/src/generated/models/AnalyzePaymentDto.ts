/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { KycStatus } from './KycStatus.ts';
import type { NameAgreement } from './NameAgreement.ts';
import type { Network } from './Network.ts';
import type { PartyOfPaymentKind } from './PartyOfPaymentKind.ts';
import type { PaymentType } from './PaymentType.ts';
export type AnalyzePaymentDto = {
    type: PaymentType;
    amount: string;
    currency: Currency;
    memo?: string | null;
    network?: Network | null;
    /**
     * The day to judge on; absent: today
     */
    asOf?: string;
    /**
     * The payee’s name
     */
    counterpartyName?: string | null;
    /**
     * ISO 3166 alpha-2
     */
    counterpartyCountry?: string | null;
    /**
     * The payee’s name as the payer gives it
     */
    statedName?: string | null;
    /**
     * With the payee’s own name
     */
    statedNameMatch?: NameAgreement | null;
    /**
     * ISO 3166 alpha-2 code of the payer’s country
     */
    senderCountry?: string | null;
    /**
     * The payer’s name
     */
    senderName?: string | null;
    /**
     * ISO 3166 alpha-2 nationality of the payer
     */
    senderNationality?: string | null;
    /**
     * Birth or registration year or date of the payer, or "unknown"
     */
    senderDob?: (string | number) | null;
    /**
     * Identity document of the payer
     */
    senderId?: (string | number) | null;
    /**
     * What the payer is
     */
    senderKind?: PartyOfPaymentKind | null;
    /**
     * True when a list that was searched is older than it may be
     */
    watchlistStale?: boolean | null;
    /**
     * The purpose as the network’s central bank codes it
     */
    purposeCode?: string | null;
    /**
     * ISO 3166 alpha-2 nationality of the payee
     */
    counterpartyNationality?: string | null;
    /**
     * Birth or registration year or date of the payee, or "unknown"
     */
    counterpartyDob?: (string | number) | null;
    /**
     * Identity document of the payee
     */
    counterpartyId?: (string | number) | null;
    /**
     * What the payee is
     */
    counterpartyKind?: PartyOfPaymentKind | null;
    crossBorder?: boolean | null;
    /**
     * Merchant category code
     */
    mcc?: (string | number) | null;
    /**
     * ISIC revision 4 code
     */
    isic?: (string | number) | null;
    /**
     * NAICS 2022 code
     */
    naics?: (string | number) | null;
    /**
     * Absent means verified
     */
    senderKyc?: KycStatus;
    /**
     * Where the money comes from, as one of the published list
     */
    sourceOfFunds?: string | null;
    /**
     * What the payer says of it
     */
    sourceOfFundsText?: string | null;
    /**
     * The payee as the history names them, such as a wallet address
     */
    to?: string | null;
    /**
     * What it is paid for: equity, financing, price, wage, rent, payroll and the like
     */
    purpose?: string | null;
    /**
     * The activity that the paid service helps: alcohol, gambling and the like
     */
    servedActivity?: string | null;
    /**
     * personal or business
     */
    walletKind?: string | null;
    /**
     * Linked payments of the last seven days, this one included
     */
    linkedTotal7d?: string | null;
    /**
     * What the sender pays on a usual day
     */
    dailyMean90d?: string | null;
    /**
     * True when the cover bought is takaful
     */
    takaful?: boolean | null;
    /**
     * What the payment message says of the payer
     */
    originator?: {
        /**
         * The whole name
         */
        name?: string | null;
        /**
         * The account or wallet
         */
        account?: string | null;
        /**
         * The address
         */
        address?: string | null;
        /**
         * Number of an identity document
         */
        id?: string | null;
        /**
         * Birth or registration date
         */
        dob?: string | null;
        /**
         * ISO 3166 alpha-2 code of the country
         */
        country?: string | null;
    } | null;
    /**
     * What the payment message says of the payee
     */
    beneficiary?: {
        /**
         * The whole name
         */
        name?: string | null;
        /**
         * The account or wallet
         */
        account?: string | null;
        /**
         * The address
         */
        address?: string | null;
        /**
         * Number of an identity document
         */
        id?: string | null;
        /**
         * Birth or registration date
         */
        dob?: string | null;
        /**
         * ISO 3166 alpha-2 code of the country
         */
        country?: string | null;
    } | null;
    /**
     * Earlier transfers of the sender
     */
    history?: Array<{
        /**
         * How much was moved
         */
        amount?: string | null;
        /**
         * in when the sender of the payment received it
         */
        direction?: 'in' | 'out' | null;
        /**
         * Who received it
         */
        to?: string | null;
        /**
         * Who sent it
         */
        from?: string | null;
        /**
         * How many days ago
         */
        daysAgo?: number | null;
        /**
         * How many hours ago
         */
        hoursAgo?: number | null;
        /**
         * How many minutes ago
         */
        minutesAgo?: number | null;
    }> | null;
    /**
     * What earlier payments of any size add up to
     */
    sums?: {
        /**
         * How many payments the payer asked for in this hour and the one before
         */
        paidHour?: number | null;
        /**
         * What the payer asked to pay in a day
         */
        paidDay?: {
            /**
             * How many payments
             */
            count?: number | null;
            /**
             * What they come to
             */
            amount?: string | null;
        } | null;
        /**
         * What the payer asked to pay in a week
         */
        paidWeek?: {
            /**
             * How many payments
             */
            count?: number | null;
            /**
             * What they come to
             */
            amount?: string | null;
        } | null;
        /**
         * What the payer received in a day
         */
        receivedDay?: string | null;
        /**
         * What of it came from the payee
         */
        fromPayeeDay?: string | null;
        /**
         * What the payer asked to pay to the payee in a week
         */
        toPayeeWeek?: {
            /**
             * How many payments
             */
            count?: number | null;
            /**
             * What they come to
             */
            amount?: string | null;
        } | null;
        /**
         * How many others the payer pays in a day, the payee included; more than sixty-four are not counted
         */
        payees?: number | null;
        /**
         * How many others paid the payer in a day
         */
        payers?: number | null;
        /**
         * How many people pay the payee in a day, the payer included; absent for a business
         */
        payeePayers?: number | null;
        /**
         * What the payee received in a day; absent for a business
         */
        payeeReceivedDay?: string | null;
        /**
         * True when the payer has wallets older than ninety days and but for the last week nothing moved
         */
        dormant?: boolean | null;
        /**
         * What a payer without an established identity asked to pay in a day, contracts included
         */
        askedDay?: string | null;
        /**
         * What such a payer asked to pay in a month, contracts included
         */
        askedMonth?: string | null;
    } | null;
    /**
     * Lists that must be searched and could not be, because they are not loaded
     */
    watchlistMissing?: Array<string> | null;
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
        aliases?: (Array<string> | string) | null;
        /**
         * The list it stands on
         */
        list?: string | null;
        /**
         * What is listed; absent where the list does not say
         */
        kind?: 'person' | 'organisation' | 'vessel' | 'aircraft' | null;
        /**
         * Names that the publisher calls weak; alone they never confirm anybody
         */
        weakAliases?: Array<string> | null;
        /**
         * ISO 3166 alpha-2 code
         */
        nationality?: (string | Array<string>) | null;
        /**
         * Birth year or date
         */
        dob?: (string | Array<string> | number) | null;
        /**
         * Number of an identity document
         */
        id?: (string | Array<string>) | null;
        /**
         * The decision by which an officer told the party and the entry apart
         */
        cleared?: string | null;
    } | string)> | null;
    /**
     * The result of a screening that was made before
     */
    screening?: {
        /**
         * Likeness to a listed name, from 0 to 1
         */
        score?: number | null;
        /**
         * Whether a birth date, nationality or document agrees
         */
        identifierMatch?: boolean | null;
    } | null;
    /**
     * Who the payee is
     */
    party?: {
        /**
         * Political exposure
         */
        pep?: (boolean | string) | null;
    } | null;
    /**
     * What the payee is
     */
    payee?: {
        /**
         * True when it collects donations
         */
        npo?: boolean | null;
        /**
         * The licence to do so, or whether there is one; null says that there is none
         */
        licensed?: (boolean | string) | null;
    } | null;
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
            name?: string | null;
            /**
             * Share in percent
             */
            ownershipPct?: (number | string) | null;
            /**
             * True when in control
             */
            control?: boolean | null;
        }> | null;
    } | null;
    /**
     * The legal entity that pays, where another is paid
     */
    payerEntity?: {
        /**
         * Its beneficial owners; null when nobody is known
         */
        ubo?: Array<{
            /**
             * The owner
             */
            name?: string | null;
            /**
             * Share in percent
             */
            ownershipPct?: (number | string) | null;
            /**
             * True when in control
             */
            control?: boolean | null;
        }> | null;
    } | null;
    /**
     * Others who are named in the payment or own a party of it
     */
    otherParties?: Array<{
        /**
         * The name
         */
        name: string;
        /**
         * What the party is to the payment: statedPayee, statedPayer, payeeOwner or payerOwner
         */
        role?: string | null;
        /**
         * Birth or registration year or date of the party
         */
        dob?: (string | number) | null;
        /**
         * ISO 3166 alpha-2 code of the nationality
         */
        nationality?: string | null;
        /**
         * Identity document of the party
         */
        id?: (string | number) | null;
        /**
         * What the party is; absent where nobody knows
         */
        kind?: 'person' | 'organisation' | null;
    }> | null;
    /**
     * What the payment says of its parties against what their bank knows of them
     */
    contradictions?: Array<string> | null;
    /**
     * A loan behind the payment
     */
    loan?: {
        /**
         * The sum lent
         */
        principal?: string | null;
        /**
         * The sum to be returned
         */
        repaymentTotal?: string | null;
        /**
         * Currency of the repayment when it is not that of the payment
         */
        currency?: string | null;
        /**
         * Yearly percentage charged on the debt
         */
        rateAnnualPct?: (number | string) | null;
        /**
         * A fee on the loan
         */
        fee?: ({
            /**
             * What the lender charges
             */
            amount?: string | null;
            /**
             * The charge as a percentage
             */
            ratePct?: (number | string) | null;
            /**
             * flat, percentOfPrincipal, percentOfBalance or timeBased
             */
            basis?: string | null;
            /**
             * The documented expense that the fee recovers
             */
            actualCost?: string | null;
        } | string) | null;
        /**
         * Benefits to the lender
         */
        benefits?: ({
            /**
             * What the lender gains, such as the use of a car
             */
            kind?: string | null;
            /**
             * True when it was agreed in advance
             */
            stipulated?: boolean | null;
            /**
             * True when custom makes it expected
             */
            customary?: boolean | null;
        } | string) | null;
        /**
         * Deals tied to the loan
         */
        tiedTransactions?: ({
            /**
             * sale or lease
             */
            kind?: string | null;
            /**
             * The price agreed in it
             */
            price?: string | null;
            /**
             * What an independent party would pay
             */
            fairValue?: string | null;
            /**
             * False when it is made with somebody else
             */
            sameParties?: boolean | null;
        } | string) | null;
    } | null;
    /**
     * A charge for late payment
     */
    latePayment?: {
        /**
         * The charge for the delay
         */
        amount?: string | null;
        /**
         * The charge as a percentage
         */
        ratePct?: (number | string) | null;
        /**
         * creditor or charity; absent means unknown
         */
        beneficiary?: string | null;
        /**
         * True when the debtor is unable to pay
         */
        insolvent?: boolean | null;
    } | null;
    /**
     * The debtor who is late
     */
    debtor?: {
        /**
         * True when the debtor is unable to pay
         */
        insolvent?: boolean | null;
    } | null;
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
            amount?: string | null;
            /**
             * True when the contract promises it
             */
            stipulated?: boolean | null;
            /**
             * True when it is given through a third party
             */
            thirdParty?: boolean | null;
        } | null;
    } | null;
    /**
     * A change of a debt, also by a fresh sale whose proceeds repay it
     */
    reschedule?: {
        /**
         * What was owed
         */
        oldDebt?: string | null;
        /**
         * What is owed after the change
         */
        newDebt?: string | null;
        /**
         * False when the new debt is due no later than the old one
         */
        laterMaturity?: boolean | null;
    } | null;
    /**
     * A guarantee of a debt
     */
    guarantee?: {
        /**
         * flatCost, regulatedTariff, or by amount or time
         */
        feeBasis?: string | null;
    } | null;
    /**
     * A sale of a debt
     */
    debtSale?: {
        /**
         * The sum of the debt
         */
        faceValue?: string | null;
        /**
         * What is paid for it
         */
        price?: string | null;
        /**
         * When the debt is due
         */
        maturity?: string | null;
        /**
         * True when the debtor himself settles it
         */
        buyerIsDebtor?: boolean | null;
        /**
         * money or goods
         */
        consideration?: string | null;
        /**
         * True when the price is paid later
         */
        paymentDeferred?: boolean | null;
    } | null;
    /**
     * An exchange of currencies, gold or silver
     */
    exchange?: {
        /**
         * Currency or metal given
         */
        give?: string | null;
        /**
         * Currency or metal received
         */
        receive?: string | null;
        /**
         * How much is given
         */
        giveAmount?: string | null;
        /**
         * How much is received
         */
        receiveAmount?: string | null;
        /**
         * When it is given: T+0, T+2, days after the trade, now, later or an ISO date
         */
        settleGive?: (string | number) | null;
        /**
         * When it is received
         */
        settleReceive?: (string | number) | null;
        /**
         * The day of the trade, as an ISO date
         */
        tradeAt?: string | null;
        /**
         * True when the price is fixed for a later exchange
         */
        forward?: boolean | null;
        /**
         * True when both sides are bound by a promise to exchange
         */
        bilateralPromiseBinding?: boolean | null;
        /**
         * True when one side alone has promised to exchange
         */
        oneWayPromise?: boolean | null;
        /**
         * True when the later leg is already final and locked
         */
        creditFinal?: boolean | null;
        /**
         * A disclosed fee apart from the exchange
         */
        serviceFee?: string | null;
    } | null;
    /**
     * A sale
     */
    sale?: {
        /**
         * spot, salam, istisna, agency or promise
         */
        type?: string | null;
        /**
         * The object of the sale
         */
        object?: ({
            /**
             * What it is
             */
            name?: string | null;
            /**
             * movable, land or another kind
             */
            kind?: string | null;
            /**
             * True when it is one certain thing
             */
            specific?: boolean | null;
            /**
             * False when nothing says which thing is sold
             */
            identified?: boolean | null;
            /**
             * True, or its words, when a binding description exists; null says that there is none
             */
            spec?: (boolean | string) | null;
            /**
             * True when the buyer may inspect and refuse
             */
            inspection?: boolean | null;
            /**
             * present, future, lost or strayed; or whether it exists
             */
            existence?: (string | boolean) | null;
            /**
             * False when it cannot be handed over
             */
            deliverable?: boolean | null;
        } | string) | null;
        /**
         * The seller
         */
        seller?: ({
            /**
             * False when the seller does not own it yet
             */
            owns?: boolean | null;
        } | string) | null;
        /**
         * How the price is set
         */
        price?: ({
            /**
             * The price
             */
            amount?: string | null;
            /**
             * fixed, formula, published, open, oneParty or unknownEvent
             */
            status?: string | null;
        } | string | number) | null;
        /**
         * spot, deferred or instalments
         */
        terms?: string | null;
        /**
         * When and how a price is paid
         */
        payment?: ({
            /**
             * When the price is due, or unknown
             */
            dueDate?: string | null;
            /**
             * spot, deferred or instalments
             */
            terms?: string | null;
        } | string) | null;
        /**
         * actual, constructive or none, when the seller sells on
         */
        possession?: (string | boolean) | null;
        /**
         * How much is sold, or unknown
         */
        quantity?: (string | number) | null;
        /**
         * True when a visible lump is sold as it is seen
         */
        jizaf?: boolean | null;
        /**
         * When it is delivered; unknown or null when nobody has said
         */
        deliveryDate?: string | null;
        /**
         * Prices offered side by side
         */
        alternatives?: Array<({
            /**
             * The price
             */
            price?: string | null;
            /**
             * Its terms
             */
            terms?: string | null;
        } | string | number)> | null;
        /**
         * Which of them was chosen; absent or null when none was
         */
        electedIndex?: number | null;
    } | null;
    /**
     * When and how a price is paid
     */
    payment?: ({
        /**
         * When the price is due, or unknown
         */
        dueDate?: string | null;
        /**
         * spot, deferred or instalments
         */
        terms?: string | null;
    } | string) | null;
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
            paidAt?: (string | number) | null;
        } | string | number) | null;
        /**
         * The description of the goods, or whether there is one; null says that there is none
         */
        spec?: (boolean | string) | null;
        /**
         * When the goods are delivered; unknown or null when nobody has said
         */
        date?: string | null;
        /**
         * Where the goods are delivered
         */
        place?: string | null;
        /**
         * True when the goods must come from one field or tree
         */
        singleSource?: boolean | null;
    } | null;
    /**
     * An istisna: an object to be made
     */
    istisna?: {
        /**
         * The description of the object, or whether there is one; null says that there is none
         */
        spec?: (boolean | string) | null;
        /**
         * The price; unknown or null when it is not set
         */
        price?: (string | number) | null;
    } | null;
    /**
     * Earnest money
     */
    arbun?: ({
        /**
         * The earnest money
         */
        amount?: string | null;
        /**
         * By when the buyer decides
         */
        decisionDate?: string | null;
    } | string) | null;
    /**
     * Terms of the contract
     */
    contract?: {
        /**
         * sale, lease, gift, charity or another contract
         */
        type?: string | null;
        /**
         * An uncertain outside event that the contract hangs on
         */
        condition?: (string | boolean) | null;
        /**
         * True when price and object are both delivered later
         */
        bothDeferred?: boolean | null;
        /**
         * True when it is traded on an exchange
         */
        exchangeTraded?: boolean | null;
        /**
         * Contracts that depend on each other
         */
        linkedContracts?: (Array<string> | string) | null;
    } | null;
    /**
     * A chain of sales, in their order
     */
    chain?: Array<{
        /**
         * Who sells
         */
        seller?: string | null;
        /**
         * Who buys
         */
        buyer?: string | null;
        /**
         * What is sold
         */
        object?: string | null;
        /**
         * At what price
         */
        price?: string | null;
        /**
         * spot, cash or deferred
         */
        terms?: string | null;
        /**
         * When, as an ISO date or a day number
         */
        time?: (string | number) | null;
        /**
         * True when the leg was agreed together with another one
         */
        linked?: boolean | null;
        /**
         * Who sells on behalf of the seller; true when the financier does
         */
        agent?: (string | boolean) | null;
        /**
         * True when the onward sale was arranged in advance
         */
        prearranged?: boolean | null;
        /**
         * False when the goods cannot be told apart or taken
         */
        identified?: boolean | null;
    }> | null;
    /**
     * Parties that belong together
     */
    ownerGroups?: Array<Array<string>> | null;
    /**
     * A security, paper or derivative bought
     */
    instrument?: ({
        /**
         * conventionalBond, treasuryBill, cheque, option, CFD, sukuk and the like
         */
        class?: string | null;
        /**
         * Percentage it pays
         */
        rate?: (number | string) | null;
        /**
         * What is paid for it
         */
        price?: string | null;
        /**
         * What it says
         */
        faceValue?: string | null;
        /**
         * When it is due
         */
        dueDate?: string | null;
    } | string) | null;
    /**
     * An investment
     */
    investment?: {
        /**
         * True when the receiver guarantees the capital
         */
        capitalGuaranteed?: boolean | null;
        /**
         * fixedAmount, percentOfCapital or profitShare
         */
        returnBasis?: string | null;
    } | null;
    /**
     * A trade in shares
     */
    trade?: {
        /**
         * True when shares are sold that are not owned
         */
        short?: boolean | null;
        /**
         * True when the shares are lent
         */
        stockLoan?: boolean | null;
    } | null;
    /**
     * Insurance bought
     */
    insurance?: {
        /**
         * True when the law requires the cover
         */
        compulsory?: boolean | null;
        /**
         * False when no takaful offers it
         */
        takafulAvailable?: boolean | null;
        /**
         * Whether the cover is takaful
         */
        takaful?: boolean | null;
    } | null;
    /**
     * A pot of money that one of several people will win
     */
    pool?: {
        /**
         * How many people pay in
         */
        contributors?: (number | Array<string>) | null;
        /**
         * contributors, oneSide or sponsor
         */
        prizeSource?: string | null;
        /**
         * chance or result
         */
        outcome?: string | null;
    } | null;
    /**
     * A ticket
     */
    ticket?: {
        /**
         * What it costs
         */
        price?: string | null;
        /**
         * The draw that it takes part in, or whether there is one; null says that there is none
         */
        draw?: (boolean | string) | null;
    } | null;
    /**
     * A stake on an outcome
     */
    prediction?: {
        /**
         * Who takes the stakes, or whether anybody does
         */
        operator?: (string | boolean) | null;
        /**
         * What is staked
         */
        stake?: string | null;
    } | null;
    /**
     * A prize
     */
    prize?: {
        /**
         * thirdParty or participants
         */
        source?: string | null;
        /**
         * What taking part costs
         */
        entryFee?: string | null;
    } | null;
    /**
     * The asset bought
     */
    asset?: ({
        /**
         * cryptoasset, cbdc, stablecoin, security or commodity
         */
        class?: string | null;
    } | string) | null;
    /**
     * The business that is bought or financed
     */
    target?: ({
        /**
         * conventionalBanking, conventionalInsurance or another main activity
         */
        industry?: string | null;
        /**
         * True when it works under a Shariah board
         */
        islamic?: boolean | null;
    } | string) | null;
    /**
     * Certificates of the goods
     */
    certification?: {
        /**
         * Whether a halal certificate is attached
         */
        halal?: boolean | null;
    } | null;
    /**
     * The issuer of the shares bought
     */
    issuer?: {
        /**
         * True when the main activity is forbidden
         */
        mainActivityProhibited?: boolean | null;
        /**
         * The main activity: alcohol, gambling, conventionalBanking and the like, or a lawful one
         */
        mainActivity?: string | null;
        /**
         * Impure income as a percentage of all income
         */
        impureIncomePct?: (number | string) | null;
        /**
         * Interest-bearing debt as a percentage of market value
         */
        interestDebtPct?: (number | string) | null;
        /**
         * Interest-bearing deposits as a percentage of market value
         */
        interestDepositPct?: (number | string) | null;
        /**
         * Market value of the whole company
         */
        marketCap?: string | null;
        /**
         * Interest-bearing debt, where its percentage is not given
         */
        interestDebt?: string | null;
        /**
         * Interest-bearing deposits, where their percentage is not given
         */
        interestDeposit?: string | null;
        /**
         * Impure income of the year
         */
        impureIncome?: string | null;
        /**
         * How many shares there are
         */
        sharesOutstanding?: number | null;
        /**
         * How many of them are held
         */
        held?: number | null;
    } | null;
    /**
     * A standing order to set zakat aside
     */
    zakatAutoSplit?: {
        /**
         * The rate in percent
         */
        percentage?: (number | string) | null;
        /**
         * False when nobody has said what the rate is taken of
         */
        baseDeclared?: boolean | null;
        /**
         * False when the owner has not agreed to it
         */
        consent?: boolean | null;
    } | null;
    /**
     * How the payment is split
     */
    zakatSplit?: {
        /**
         * The rate in percent
         */
        percentage?: (number | string) | null;
        /**
         * Added to the amount, or taken out of it
         */
        mode?: 'on_top' | 'from_amount' | null;
        /**
         * The whole in minor units
         */
        totalMinor?: number | null;
        /**
         * The zakat in minor units
         */
        zakatMinor?: number | null;
        /**
         * The rest in minor units
         */
        netMinor?: number | null;
    } | null;
    /**
     * Who receives the zakat
     */
    recipient?: {
        /**
         * poor, needy, administrators, reconciled, captives, debtors, inGodsWay, traveller or another
         */
        category?: string | null;
        /**
         * What the recipient is to the payer: parent, child, spouse and the like
         */
        relation?: string | null;
    } | null;
    /**
     * The payer as the zakat rules see them
     */
    user?: {
        /**
         * Whether the payer’s wealth reaches the nisab
         */
        nisabReached?: boolean | null;
        /**
         * The day of the payer’s zakat year
         */
        hawlDate?: string | null;
        /**
         * person, company or non-muslim
         */
        kind?: string | null;
    } | null;
    /**
     * The wealth
     */
    zakat?: {
        /**
         * Where the wealth comes from: salary, trade, interest, gambling
         */
        sourceTag?: string | null;
    } | null;
};

