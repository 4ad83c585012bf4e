/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProposeBeneficiaryPolicyDto = {
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
    note: string;
    /**
     * Whose; administrators name it
     */
    bankId?: string;
};

