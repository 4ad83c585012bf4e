/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CustomerDocumentKind = 'emirates_id' | 'qid' | 'national_id' | 'passport' | 'trade_licence' | 'commercial_registration' | 'licence_of_regulator';
