/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CaseSumDto } from './CaseSumDto.ts';
import type { CustomerLineDto } from './CustomerLineDto.ts';
import type { Network } from './Network.ts';
export type CasePartyDto = {
    name: string;
    address: string;
    network: Network;
    bank: string;
    isFrozen: boolean;
    /**
     * When the wallet was opened
     */
    openedAt: string;
    /**
     * The customer’s file in short; null where it is not yours to see
     */
    customer: CustomerLineDto | null;
    /**
     * With this payment; null where the customer is not yours to see
     */
    sums: Array<CaseSumDto> | null;
};

