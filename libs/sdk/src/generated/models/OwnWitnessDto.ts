/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnWitnessDto = {
    name: string;
    /**
     * The key of its cosignatures
     */
    vkey: string;
    /**
     * The origins of the logs
     */
    logs: Array<string>;
};

