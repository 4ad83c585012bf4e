/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StrLocationDto = {
    /**
     * The unit’s code of the kind of address
     */
    addressType: string;
    address: string;
    city: string;
    /**
     * As an ISO 3166 code
     */
    country: string;
    state?: string | null;
};

