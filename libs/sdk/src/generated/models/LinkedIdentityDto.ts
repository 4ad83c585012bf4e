/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LinkedIdentityDto = {
    id: string;
    issuer: string;
    /**
     * What the provider is called; its address if it is no longer used
     */
    label: string;
    linkedAt: string;
};

