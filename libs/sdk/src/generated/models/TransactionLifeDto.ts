/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApprovalDto } from './ApprovalDto.ts';
import type { Currency } from './Currency.ts';
import type { HoldDto } from './HoldDto.ts';
import type { Network } from './Network.ts';
import type { PaymentPartyDto } from './PaymentPartyDto.ts';
import type { PaymentTermsDto } from './PaymentTermsDto.ts';
import type { PostedDto } from './PostedDto.ts';
import type { RecallState } from './RecallState.ts';
import type { Rejecter } from './Rejecter.ts';
import type { SealedMemoDto } from './SealedMemoDto.ts';
import type { TimelineEntryDto } from './TimelineEntryDto.ts';
import type { TransactionAction } from './TransactionAction.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
import type { TransactionSubStatus } from './TransactionSubStatus.ts';
import type { TransactionType } from './TransactionType.ts';
export type TransactionLifeDto = {
    id: string;
    /**
     * The same id as people read it
     */
    transactionId: string;
    /**
     * Its UETR, by which other institutions know it: the one it came with, else of its id
     */
    uetr: string;
    type: TransactionType;
    network: Network;
    amount: string;
    /**
     * Of the whole amount; when less is released, what is released pays its own fee
     */
    fee: string;
    currency: Currency;
    status: TransactionStatus;
    subStatus: TransactionSubStatus | null;
    /**
     * Who refused it: the rules, an officer after a review, or an approver; null unless it is rejected
     */
    rejectedBy: Rejecter | null;
    /**
     * null when nothing was judged
     */
    complianceScore: number | null;
    shariahCompliant: boolean | null;
    /**
     * null when the issuer pays
     */
    fromAddress: string | null;
    /**
     * null when the issuer is paid
     */
    toAddress: string | null;
    /**
     * The owner of the wallet that pays, whom both sides are told; null when the issuer pays
     */
    payerName: string | null;
    memo: string | null;
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
     * What the payer’s programs keep with it; null for the payee’s side
     */
    metadata: Record<string, string> | null;
    /**
     * Whether it has a memo that only its payee and compliance can read
     */
    isMemoSealed: boolean;
    createdAt: string;
    completedAt: string | null;
    /**
     * Who sent it
     */
    initiatedBy: string;
    initiatedById: string;
    /**
     * When waiting ends; null for one that never waits
     */
    expiresAt: string | null;
    /**
     * How many must approve; null: nobody must
     */
    quorum: number | null;
    /**
     * How many have approved so far
     */
    approvalsGiven: number;
    /**
     * The batch it was sent with
     */
    batchId: string | null;
    /**
     * In their order; empty until something is posted
     */
    postings: Array<PostedDto>;
    /**
     * For the payee to open with the key of the wallet
     */
    sealedMemo: SealedMemoDto | null;
    /**
     * The payer as the payment describes it; for its own side alone, like the payee below
     */
    originator: PaymentPartyDto | null;
    beneficiary: PaymentPartyDto | null;
    /**
     * Whether you may open its sealed memo as compliance
     */
    mayOpenMemo: boolean;
    terms: PaymentTermsDto;
    /**
     * Released to the payee so far
     */
    released: string;
    /**
     * Still set aside for it
     */
    held: string;
    /**
     * null for a payment that never waited
     */
    hold: HoldDto | null;
    approvals: Array<ApprovalDto>;
    /**
     * Oldest first
     */
    timeline: Array<TimelineEntryDto>;
    /**
     * What you may do now
     */
    actions: Array<TransactionAction>;
    /**
     * The transaction that took this one back
     */
    reversedBy: string | null;
    /**
     * The transaction this one takes back
     */
    reverses: string | null;
    /**
     * How the newest recall of it stands; null: nobody asked to have it back
     */
    recall: RecallState | null;
};

