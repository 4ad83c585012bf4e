/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why it is above the least
 */
export type RiskReason = 'political_exposure' | 'country' | 'line_of_business' | 'ownership' | 'cash' | 'delivery_channel' | 'adverse_media' | 'transactions' | 'documents';
