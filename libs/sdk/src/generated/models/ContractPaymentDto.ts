/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
export type ContractPaymentDto = {
    transactionId: string;
    kind: string;
    /**
     * The line of the schedule it settled
     */
    dueNumber: number | null;
    from: PartyRole;
    to: PartyRole;
    amount: string;
    /**
     * Given to charity with it, because it came late
     */
    lateDonation: string;
    createdAt: string;
};

