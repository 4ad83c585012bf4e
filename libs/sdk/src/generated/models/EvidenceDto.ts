/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EvidenceDto = {
    field: string;
    /**
     * First UTF-16 unit of the original text
     */
    start?: number;
    /**
     * One past the last
     */
    end?: number;
    text?: string;
};

