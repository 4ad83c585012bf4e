/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Nothing of this is in a passport unless it is named. The event as it was sealed, with who made the payment from which address, is for officers of the payer’s bank to disclose
 */
export type PassportField = 'amount' | 'currency' | 'payerName' | 'payeeName' | 'payerAddress' | 'payeeAddress' | 'payerIban' | 'payeeIban' | 'memo' | 'purpose' | 'findings' | 'sealedEvent';
