/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatRecipientDecision } from './ZakatRecipientDecision.ts';
export type DecideZakatRecipientDto = {
    decision: ZakatRecipientDecision;
    reason: string;
};

