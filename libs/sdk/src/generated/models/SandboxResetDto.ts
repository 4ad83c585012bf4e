/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IssuerMoneyDto } from './IssuerMoneyDto.ts';
export type SandboxResetDto = {
    /**
     * Contracts that lived and were ended
     */
    contractsEnded: number;
    /**
     * Payments that waited and were ended
     */
    paymentsEnded: number;
    /**
     * Wallets brought back to what they were opened with
     */
    walletsRestored: number;
    /**
     * Wallets that were frozen and no longer are
     */
    walletsUnfrozen: number;
    money: Array<IssuerMoneyDto>;
};

