/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReviewArea = 'send' | 'zakat_split' | 'escrow' | 'cross_border' | 'redeem' | 'murabaha' | 'ijara' | 'mudaraba' | 'musharaka' | 'diminishing-musharaka';
