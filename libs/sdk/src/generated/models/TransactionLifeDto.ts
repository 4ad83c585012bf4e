/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApprovalDto } from './ApprovalDto.ts';
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { PaymentTermsDto } from './PaymentTermsDto.ts';
import type { PostingDto } from './PostingDto.ts';
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
    type: TransactionType;
    network: Network;
    amount: string;
    fee: string;
    currency: Currency;
    status: TransactionStatus;
    subStatus: TransactionSubStatus | null;
    /**
     * null when nothing was judged
     */
    complianceScore: number | null;
    shariahCompliant: boolean | null;
    /**
     * null when the issuer pays
     */
    fromAddress: string | null;
    toAddress: string | null;
    memo: string | null;
    createdAt: string;
    completedAt: string | null;
    /**
     * Empty while nothing has been posted
     */
    postings: Array<PostingDto>;
    /**
     * Who sent it
     */
    initiatedBy: string;
    terms: PaymentTermsDto;
    /**
     * Released to the payee so far
     */
    released: string;
    /**
     * Still set aside for it
     */
    held: string;
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
};

