/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractState } from './ContractState.ts';
export type ContractStepDto = {
    number: number;
    action: string;
    fromState: ContractState;
    toState: ContractState;
    input: Record<string, any>;
    /**
     * null: fell due
     */
    actor: string | null;
    /**
     * Who consented
     */
    confirmedBy: string | null;
    /**
     * The event that tells of it
     */
    eventId: string | null;
    /**
     * The payments that it made
     */
    transactionIds: Array<string>;
    occurredAt: string;
};

