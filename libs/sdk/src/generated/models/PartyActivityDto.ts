/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionDto } from './TransactionDto.ts';
export type PartyActivityDto = {
    address: string;
    name: string;
    /**
     * Newest first, as far as you reach them
     */
    recent: Array<TransactionDto>;
};

