/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * interest: what the payments brought; mixed_income: the prohibited part of an income; shares: the impure income of a company, by the shares held of it (AAOIFI SS 21)
 */
export type ComputedTaintedKind = 'interest' | 'mixed_income' | 'shares';
