/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WalletNameSource } from './WalletNameSource.ts';
export type WalletNameDto = {
    /**
     * As it was given
     */
    address: string;
    name: string;
    /**
     * The owner of a wallet within your reach, or what your beneficiary is called
     */
    source: WalletNameSource;
};

