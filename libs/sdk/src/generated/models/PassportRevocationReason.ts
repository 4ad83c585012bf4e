/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * reversed: the payment was given back, which revokes its passports by itself
 */
export type PassportRevocationReason = 'error' | 'superseded' | 'compliance' | 'reversed';
