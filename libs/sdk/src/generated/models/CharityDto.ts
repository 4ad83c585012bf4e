/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { CharityState } from './CharityState.ts';
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type CharityDto = {
    id: string;
    bank: BankDto;
    name: string;
    registration: string;
    network: Network;
    address: string;
    resolution: string | null;
    state: CharityState;
    /**
     * What it was paid so far
     */
    paid: string;
    currency: Currency;
    proposedBy: string;
    proposedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    /**
     * Why it was decided so, or withdrawn
     */
    reason: string | null;
    /**
     * Whether you may decide it
     */
    mayDecide: boolean;
};

