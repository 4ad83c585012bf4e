/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type JudgedListDto = {
    publishedOn: string;
    loadedAt: string;
    /**
     * SHA-256 of the publisher’s file
     */
    digest: string;
};

