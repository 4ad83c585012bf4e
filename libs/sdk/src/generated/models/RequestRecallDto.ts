/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RecallReason } from './RecallReason.ts';
export type RequestRecallDto = {
    /**
     * In the codes of ISO 20022: wrong account (AC03), bank (AGNT), amount (AM09) or currency (CURR), the payer’s wish (CUST), paid twice (DUPL), fraud (FRAD), as the note says (NARR), technical fault (TECH), not owed (UPAY)
     */
    reason: RecallReason;
    /**
     * For the payee to read; needed with NARR
     */
    note?: string;
    /**
     * Whether it does not agree with the Shariah; once it is returned, the payer’s bank registers it
     */
    isShariah?: boolean;
};

