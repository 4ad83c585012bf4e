/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
export type ContractPartyDto = {
    role: PartyRole;
    /**
     * Counts partners; 0 for the others
     */
    position: number;
    /**
     * The wallet’s owner, or the name that was given
     */
    name: string;
    /**
     * null: only a name, no money can move
     */
    walletAddress: string | null;
    /**
     * Whether the caller acts for it
     */
    isYours: boolean;
};

