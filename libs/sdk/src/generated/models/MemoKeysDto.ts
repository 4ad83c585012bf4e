/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemoKeyDto } from './MemoKeyDto.ts';
export type MemoKeysDto = {
    /**
     * Of the wallet, as a sealed memo names it
     */
    address: string;
    /**
     * The bank’s compliance
     */
    compliance: MemoKeyDto;
    /**
     * The payee; null without a key: no memo is sealed for the wallet
     */
    payee: MemoKeyDto | null;
};

