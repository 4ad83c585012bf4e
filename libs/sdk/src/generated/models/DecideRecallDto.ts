/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RecallDecision } from './RecallDecision.ts';
import type { RecallRefusal } from './RecallRefusal.ts';
export type DecideRecallDto = {
    decision: RecallDecision;
    /**
     * Why it is refused, in the codes of ISO 20022: closed account (AC04), no money (AM04), returned before (ARDT), the payee’s decision (CUST), the law (LEGL), as the note says (NARR), no answer of the payee (NOAS); only of a refusal, and CUST where none is given
     */
    reason?: RecallRefusal;
    /**
     * For the payer to read; needed with NARR
     */
    note?: string;
};

