/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ComplianceVerificationDto } from './ComplianceVerificationDto.ts';
import type { RecordState } from './RecordState.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
export type VerificationDto = {
    transaction_id: string;
    status: TransactionStatus;
    block_height: number | null;
    /**
     * Hexadecimal
     */
    block_hash: string | null;
    /**
     * Seconds from sending to sealing
     */
    confirmation_time: number | null;
    sealed_at: string | null;
    /**
     * Whether the rows of the books (terms, verdict, entries, hold, approvals) are those that the newest sealed event commits to; null until it is sealed
     */
    record_verification: RecordState | null;
    compliance_verification: ComplianceVerificationDto | null;
};

