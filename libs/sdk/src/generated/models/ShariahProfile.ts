/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ShariahProfile = 'AAOIFI-UAE' | 'IIFA-STRICT' | 'HANAFI' | 'MALIKI' | 'SHAFII' | 'HANBALI';
