/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PreviewBalanceDto = {
    name: string;
    address: string;
    /**
     * What can be spent of it now
     */
    before: string;
    /**
     * null: the step is refused
     */
    after: string | null;
};

