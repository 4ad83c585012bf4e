/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProviderAddressDto = {
    /**
     * The provider’s page, for ten minutes and for this browser alone
     */
    url: string;
};

