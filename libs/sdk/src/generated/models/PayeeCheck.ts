/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * How counterpartyName agrees with the name of the wallet’s owner; null without one
 */
export type PayeeCheck = 'match' | 'close_match' | 'no_match' | 'unknown';
