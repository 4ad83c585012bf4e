/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DueKind } from './DueKind.ts';
import type { DueState } from './DueState.ts';
export type NextDueDto = {
    number: number;
    kind: DueKind;
    dueOn: string;
    amount: string | null;
    state: DueState;
};

