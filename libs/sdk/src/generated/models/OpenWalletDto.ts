/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Network } from './Network.ts';
export type OpenWalletDto = {
    network: Network;
    label?: string;
    /**
     * Sandbox money to start with
     */
    initialBalance?: string;
    /**
     * For whom it is opened (bank and admin); absent: yourself
     */
    ownerId?: string;
};

