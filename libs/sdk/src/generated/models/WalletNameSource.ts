/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The owner of a wallet within your reach, or what your beneficiary is called
 */
export type WalletNameSource = 'owner' | 'beneficiary';
