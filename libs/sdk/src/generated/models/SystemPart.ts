/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SystemPart = 'database' | 'uae_dirham' | 'qatar_cbdc' | 'compliance' | 'sealing' | 'events' | 'webhooks' | 'reports';
