/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { WalletFlowDto } from './WalletFlowDto.ts';
import type { WalletFlowRestDto } from './WalletFlowRestDto.ts';
export type WalletFlowsDto = {
    address: string;
    label: string;
    network: Network;
    currency: Currency;
    /**
     * The largest 20 of each direction, largest first
     */
    flows: Array<WalletFlowDto>;
    /**
     * Of each direction, if more took part in it
     */
    rest: Array<WalletFlowRestDto>;
    /**
     * false when only the wallet’s newest 100000 movements were added up
     */
    isWhole: boolean;
};

