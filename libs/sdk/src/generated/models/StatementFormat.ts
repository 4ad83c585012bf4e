/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatementFormat = 'pdf' | 'csv' | 'json' | 'camt.052' | 'camt.053';
