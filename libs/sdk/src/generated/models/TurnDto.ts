/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractAction } from './ContractAction.ts';
import type { PartyRole } from './PartyRole.ts';
import type { TurnPartyDto } from './TurnPartyDto.ts';
export type TurnDto = {
    action: ContractAction;
    by: Array<TurnPartyDto>;
    consent: PartyRole | null;
    /**
     * What must be on record first, by code
     */
    missing: Array<string>;
    /**
     * Whether it leads to the next stage
     */
    leadsOn: boolean;
};

