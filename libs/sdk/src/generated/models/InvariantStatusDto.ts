/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { InvariantState } from './InvariantState.ts';
export type InvariantStatusDto = {
    name: string;
    /**
     * Its number in INVARIANTS.md
     */
    number: string | null;
    /**
     * unknown: not checked lately, which is not the same as holding
     */
    state: InvariantState;
    checkedAt: string | null;
};

