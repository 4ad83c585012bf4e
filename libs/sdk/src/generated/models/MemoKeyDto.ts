/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MemoKeyDto = {
    kty: 'EC';
    crv: 'P-256';
    'x': string;
    'y': string;
    /**
     * Its thumbprint (RFC 7638)
     */
    kid: string;
};

