/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PasskeyTransport } from './PasskeyTransport.ts';
export type AllowedPasskeyDto = {
    id: string;
    transports: Array<PasskeyTransport>;
};

