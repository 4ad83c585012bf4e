/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BeneficiaryHeldBy = 'listed_name' | 'unread_name' | 'unreliable_lists';
