/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PassportField } from './PassportField.ts';
export type IssuePassportDto = {
    /**
     * Nothing of this is in a passport unless it is named. The event as it was sealed, with who made the payment from which address, is for officers of the payer’s bank to disclose
     */
    disclose: Array<PassportField>;
};

