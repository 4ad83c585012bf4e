/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
import type { PayeeCheck } from './PayeeCheck.ts';
export type PartyCheckDto = {
    role: PartyRole;
    /**
     * Counts partners; 0 for the others
     */
    position: number;
    statedName: string;
    payeeCheck: PayeeCheck;
};

