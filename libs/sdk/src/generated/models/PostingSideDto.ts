/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccountKind } from './AccountKind.ts';
export type PostingSideDto = {
    account: AccountKind;
    /**
     * null for a network’s own account
     */
    address: string | null;
    /**
     * Of a wallet within your reach
     */
    label: string | null;
    /**
     * Its owner, of a wallet within your reach and of a payer; else what you or the payment call it
     */
    ownerName: string | null;
    /**
     * null where the balance is not yours to see
     */
    balanceBefore: string | null;
    balanceAfter: string | null;
};

