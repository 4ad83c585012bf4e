/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RuleExamplesDto = {
    /**
     * Payments it does not object to
     */
    compliant: Array<Record<string, any>>;
    /**
     * Payments that set it off
     */
    violating: Array<Record<string, any>>;
};

