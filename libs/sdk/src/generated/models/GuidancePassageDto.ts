/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type GuidancePassageDto = {
    id: string;
    /**
     * Counts up with each change of its words
     */
    version: number;
    title: string;
    text: string;
    /**
     * The numbers of its sources
     */
    citations: Array<number>;
};

