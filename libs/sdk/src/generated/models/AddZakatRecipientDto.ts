/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatClass } from './ZakatClass.ts';
export type AddZakatRecipientDto = {
    class: ZakatClass;
    name: string;
    /**
     * The wallet, by address or IBAN
     */
    address: string;
    basis: string;
};

