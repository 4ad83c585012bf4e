/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UnreadTermDto = {
    /**
     * Where it stands among the terms
     */
    path: string;
    /**
     * Its value, in short
     */
    value: string;
};

