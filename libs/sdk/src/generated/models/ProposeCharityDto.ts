/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Network } from './Network.ts';
export type ProposeCharityDto = {
    name: string;
    /**
     * Under what it is registered, and with whom
     */
    registration: string;
    network: Network;
    /**
     * Its wallet, by address or IBAN
     */
    address: string;
    /**
     * The board’s resolution, if there is one
     */
    resolution?: string;
};

