/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProposeSeatDto = {
    /**
     * A scholar of the bank, or of none for the network
     */
    userId: string;
    /**
     * The first day of the term
     */
    from: string;
    /**
     * The last day of the term
     */
    until: string;
};

