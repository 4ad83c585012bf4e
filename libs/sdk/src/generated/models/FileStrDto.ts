/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FileStrDto = {
    /**
     * The number that the unit gave it
     */
    reference: string;
    /**
     * The day it was filed
     */
    filedOn: string;
};

