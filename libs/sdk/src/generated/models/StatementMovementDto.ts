/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatementBankDto } from './StatementBankDto.ts';
import type { StatementMessageDto } from './StatementMessageDto.ts';
import type { StatementReversedDto } from './StatementReversedDto.ts';
export type StatementMovementDto = {
    /**
     * The entry’s number in this wallet: they run on without a gap
     */
    number: string;
    at: string;
    transactionId: string;
    /**
     * Absent in statements from before it was told
     */
    uetr?: string;
    /**
     * Of a reversal. Absent in statements from before it was told
     */
    reverses?: StatementReversedDto | null;
    type: string;
    /**
     * Why the money moved: principal, fee, zakat, issue …
     */
    kind: string;
    /**
     * The owner of another wallet of theirs or of one that paid; what the payee is called by the owner of this one, or by the payment, or its address; or a network’s own account
     */
    counterparty: string;
    /**
     * null for a network’s own account
     */
    counterpartyAddress: string | null;
    /**
     * Absent in statements from before it was told
     */
    counterpartyIban?: string | null;
    /**
     * Absent in statements from before it was told
     */
    counterpartyBank?: StatementBankDto | null;
    /**
     * The payer’s own reference, of what is given back as well
     */
    reference: string | null;
    purposeCode: string | null;
    memo: string | null;
    /**
     * Whether it has a memo that only its payee and compliance can read
     */
    isMemoSealed: boolean;
    /**
     * Of what was paid. Absent in statements from before it was told
     */
    message?: StatementMessageDto | null;
    in: string | null;
    out: string | null;
    /**
     * What it left
     */
    balance: string;
};

