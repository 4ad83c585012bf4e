/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
import type { ScheduleLineKind } from './ScheduleLineKind.ts';
import type { ScheduleLineState } from './ScheduleLineState.ts';
export type ScheduleLineDto = {
    number: number;
    kind: ScheduleLineKind;
    dueOn: string | null;
    /**
     * null until it can be known
     */
    amount: string | null;
    /**
     * agreed: takes place by an act of the parties, never by itself
     */
    state: ScheduleLineState;
    payer: PartyRole;
    payee: PartyRole;
    /**
     * A month of rent: its first day
     */
    from: string | null;
    /**
     * The day after its last
     */
    until: string | null;
    days: number | null;
    /**
     * Days that count for the rent
     */
    usableDays: number | null;
    /**
     * Units of the financier, or bought
     */
    units: number | null;
    /**
     * The payment that settled it
     */
    transactionId: string | null;
};

