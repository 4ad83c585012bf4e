/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
export type ContractPaymentDto = {
    transactionId: string;
    kind: string;
    /**
     * The line of the schedule it settled
     */
    dueNumber: number | null;
    from: PartyRole;
    fromName: string;
    to: PartyRole;
    toName: string;
    amount: string;
    /**
     * pending: a deposit that is held; refunded: it was given back
     */
    status: TransactionStatus;
    /**
     * What was really paid: of a deposit only what the damage cost
     */
    paid: string;
    /**
     * Given to charity with it, because it came late
     */
    lateDonation: string;
    createdAt: string;
};

