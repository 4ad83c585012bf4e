/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatCorrectionDto = {
    /**
     * The assessment that holds no more
     */
    supersedes: string;
    reason: string;
};

