/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
export type TurnPartyDto = {
    role: PartyRole;
    position: number;
    name: string;
    /**
     * Whether the caller acts for it
     */
    isYours: boolean;
};

