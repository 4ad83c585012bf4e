/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PurificationDecision } from './PurificationDecision.ts';
export type DecideMoveDto = {
    decision: PurificationDecision;
    note?: string;
};

