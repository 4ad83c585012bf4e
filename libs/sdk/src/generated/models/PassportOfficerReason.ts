/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * It was issued in error, another one takes its place, or compliance withdraws it
 */
export type PassportOfficerReason = 'error' | 'superseded' | 'compliance';
