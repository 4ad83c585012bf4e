/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Network } from './Network.ts';
export type RequestQuoteDto = {
    fromNetwork: Network;
    toNetwork: Network;
    /**
     * What the payer sends, in the currency of fromNetwork
     */
    amount: string;
};

