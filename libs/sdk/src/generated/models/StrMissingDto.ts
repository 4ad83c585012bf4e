/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StrMissingDto = {
    field: string;
    /**
     * The element it would be
     */
    element: string;
    /**
     * Whether there is no file without it
     */
    isRequired: boolean;
};

