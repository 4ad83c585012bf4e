/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SampledEventDto = {
    id: string;
    action: string;
    createdAt: string;
    /**
     * The block that seals it
     */
    height: number | null;
    /**
     * The digest of the record it commits to
     */
    recordHash: string | null;
};

