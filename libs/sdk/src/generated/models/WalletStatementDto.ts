/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatementMovementDto } from './StatementMovementDto.ts';
import type { StatementWalletDto } from './StatementWalletDto.ts';
export type WalletStatementDto = {
    wallet: StatementWalletDto;
    /**
     * What was posted when the period began
     */
    opening: string;
    /**
     * All that came in
     */
    in: string;
    /**
     * All that went out but fees
     */
    out: string;
    /**
     * The fees
     */
    fees: string;
    /**
     * What was posted when the period ended
     */
    closing: string;
    /**
     * The number of the last entry before the period; 0 when there is none
     */
    lastNumberBefore: string;
    /**
     * In their order
     */
    movements: Array<StatementMovementDto>;
};

