/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RecallRefusal = 'AC04' | 'AM04' | 'ARDT' | 'CUST' | 'LEGL' | 'NARR' | 'NOAS';
