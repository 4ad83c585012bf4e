/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RescreeningState } from './RescreeningState.ts';
import type { ScreeningSource } from './ScreeningSource.ts';
export type RescreeningDto = {
    /**
     * complete: everybody was sought in the lists in force; running: some wait; unknown: a list is missing or out of date, so that nobody can be said to have been screened
     */
    state: RescreeningState;
    /**
     * The version of all lists together that is in force
     */
    revision: number;
    /**
     * The newest that everybody was sought in; null: none yet
     */
    completedRevision: number | null;
    /**
     * Customers, banks and payments with named parties that wait
     */
    remaining: number;
    /**
     * Cases within your reach that wait for a decision
     */
    openCases: number;
    /**
     * Lists missing or out of date
     */
    unreliableLists: Array<ScreeningSource>;
};

