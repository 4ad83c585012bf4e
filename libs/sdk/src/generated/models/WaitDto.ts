/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractWaitReason } from './ContractWaitReason.ts';
import type { LackingConsentDto } from './LackingConsentDto.ts';
import type { TurnPartyDto } from './TurnPartyDto.ts';
export type WaitDto = {
    /**
     * consent: of others; turn: of a party; parties: to be named; due_day: nothing is due before; payment: what fell due was not collected; ended: for nothing
     */
    reason: ContractWaitReason;
    consents: Array<LackingConsentDto>;
    parties: Array<TurnPartyDto>;
    /**
     * The day of what falls due next
     */
    day: string | null;
    /**
     * Why a payment was not made
     */
    code: string | null;
};

