/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefusedFieldDto = {
    /**
     * As it was typed
     */
    field: string;
    message: string;
};

