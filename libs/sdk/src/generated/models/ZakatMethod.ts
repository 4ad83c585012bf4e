/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatMethod = 'person' | 'net_assets' | 'net_invested_funds';
