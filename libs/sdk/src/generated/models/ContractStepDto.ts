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
    occurredAt: string;
};

