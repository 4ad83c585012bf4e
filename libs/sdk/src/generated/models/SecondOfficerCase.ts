/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * When two officers must agree: from that amount on, or at any amount where a party bears the very name that a list of sanctions has
 */
export type SecondOfficerCase = 'from_limit' | 'listed_name';
