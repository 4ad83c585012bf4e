/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AddressType } from './AddressType.ts';
export type GeographicAddressDto = {
    addressType?: AddressType;
    streetName?: string;
    buildingNumber?: string;
    postCode?: string;
    townName: string;
    /**
     * Where it is, as an ISO 3166 alpha-2 code
     */
    country: string;
};

