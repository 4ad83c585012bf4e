/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { BeneficiaryPolicyState } from './BeneficiaryPolicyState.ts';
export type BeneficiaryPolicyDto = {
    /**
     * Whether a second person approves each beneficiary
     */
    needsApproval: boolean;
    /**
     * How many hours pass before the first payment, from the approval or from when it was added
     */
    waitingHours: number;
    /**
     * Whether nobody else is paid
     */
    onlyBeneficiaries: boolean;
    id: string;
    bank: BankDto;
    version: number;
    state: BeneficiaryPolicyState;
    note: string;
    createdBy: string;
    createdAt: string;
    activatedBy: string | null;
    activatedAt: string | null;
    /**
     * Whether the caller may put it in force now
     */
    mayActivate: boolean;
};

