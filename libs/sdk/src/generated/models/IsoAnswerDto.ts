/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type IsoAnswerDto = {
    number: number;
    definition: string;
    /**
     * SHA-256 of its bytes
     */
    sha256: string;
    madeAt: string;
};

