/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ScreenedPartyKind } from './ScreenedPartyKind.ts';
import type { ScreeningCaseState } from './ScreeningCaseState.ts';
import type { ScreeningOpinionDto } from './ScreeningOpinionDto.ts';
import type { ScreeningSource } from './ScreeningSource.ts';
import type { ScreeningStrength } from './ScreeningStrength.ts';
export type ScreeningCaseDto = {
    id: string;
    /**
     * A customer, a beneficial owner of one, a bank, or somebody whom payments that wait only name
     */
    partyKind: ScreenedPartyKind;
    /**
     * The name that is like the entry
     */
    name: string;
    /**
     * The customer, or whose owner it is
     */
    customerId: string | null;
    customer: string | null;
    /**
     * The bank, or whose payments name them
     */
    bank: string | null;
    entryId: string;
    source: ScreeningSource;
    entryName: string;
    /**
     * Whether the list in force still has the entry
     */
    isListed: boolean;
    /**
     * block: a name and an identifier agree; review: a name is like it
     */
    strength: ScreeningStrength;
    /**
     * Whether it keeps the party’s wallets from paying and being paid
     */
    freezes: boolean;
    state: ScreeningCaseState;
    opinions: Array<ScreeningOpinionDto>;
    /**
     * 2: the very name is listed, a colleague took it for a match, or it was confirmed
     */
    officersToClear: number;
    /**
     * Whether you are independent of the party, and it can be decided
     */
    mayDecide: boolean;
    openedAt: string;
    endedAt: string | null;
};

