/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MemoPublicKeyDto = {
    kty: 'EC';
    crv: 'P-256';
    'x': string;
    'y': string;
};

