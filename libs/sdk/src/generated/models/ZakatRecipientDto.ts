/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Network } from './Network.ts';
import type { ZakatClass } from './ZakatClass.ts';
import type { ZakatRecipientState } from './ZakatRecipientState.ts';
export type ZakatRecipientDto = {
    id: string;
    class: ZakatClass;
    name: string;
    address: string;
    network: Network;
    /**
     * Paid while approved
     */
    state: ZakatRecipientState;
    /**
     * On what ground it may be paid
     */
    basis: string;
    addedBy: string;
    addedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    decisionReason: string | null;
    removedAt: string | null;
    /**
     * Whether you may decide it
     */
    mayDecide: boolean;
};

