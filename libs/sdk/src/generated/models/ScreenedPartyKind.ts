/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * A customer, a beneficial owner of one, a bank, or somebody whom payments that wait only name
 */
export type ScreenedPartyKind = 'customer' | 'owner' | 'bank' | 'beneficiary' | 'stated';
