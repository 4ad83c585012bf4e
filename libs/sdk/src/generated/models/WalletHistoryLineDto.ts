/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Direction } from './Direction.ts';
import type { PaymentPartyDto } from './PaymentPartyDto.ts';
export type WalletHistoryLineDto = {
    /**
     * The entry’s number in this wallet
     */
    seq: string;
    transactionId: string;
    uetr: string;
    type: string;
    direction: Direction;
    /**
     * Why the money moved: principal, fee, issue
     */
    kind: string;
    /**
     * Signed: negative when paid
     */
    amount: string;
    balanceAfter: string;
    /**
     * null for a network’s own account
     */
    counterpartyAddress: string | null;
    /**
     * The label of a wallet within your reach; of another the owner who paid, or what you call the payee, or else its address; or a network’s own account
     */
    counterpartyLabel: string;
    memo: string | null;
    /**
     * Whether it has a memo that only its payee and compliance can read
     */
    isMemoSealed: boolean;
    /**
     * The purpose as a central bank codes it
     */
    purposeCode: string | null;
    /**
     * The payer’s own reference
     */
    reference: string | null;
    /**
     * The payee’s name as the payer gave it
     */
    counterpartyName: string | null;
    /**
     * Where the payee is, as the payer gave it
     */
    counterpartyCountry: string | null;
    /**
     * What the payer’s programs keep with it; for what was paid alone
     */
    metadata: Record<string, string> | null;
    /**
     * The payer as the payment describes it; for what was paid alone, like the payee below
     */
    originator: PaymentPartyDto | null;
    beneficiary: PaymentPartyDto | null;
    createdAt: string;
};

