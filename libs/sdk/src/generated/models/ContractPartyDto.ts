/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
import type { PayeeCheck } from './PayeeCheck.ts';
export type ContractPartyDto = {
    role: PartyRole;
    /**
     * Counts partners; 0 for the others
     */
    position: number;
    /**
     * The owner, of a wallet within your reach or of a party that has acted in the contract; until then your beneficiary, what the contract states, or the address. Of no wallet: the name that was given
     */
    name: string;
    /**
     * What whoever drew the contract up calls the owner of the wallet; null: nothing
     */
    statedName: string | null;
    /**
     * How the name that was stated of the party agreed with that of the wallet’s owner; null without one
     */
    payeeCheck: PayeeCheck | null;
    /**
     * null: only a name, no money can move
     */
    walletAddress: string | null;
    /**
     * Whether the caller acts for it
     */
    isYours: boolean;
};

