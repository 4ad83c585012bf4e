/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * proposed: another officer must say the same
 */
export type PairState = 'proposed' | 'cleared';
