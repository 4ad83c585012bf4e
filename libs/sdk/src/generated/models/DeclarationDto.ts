/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { ZakatDeclaredKind } from './ZakatDeclaredKind.ts';
export type DeclarationDto = {
    kind: ZakatDeclaredKind;
    label: string;
    currency: Currency;
    amount: string;
};

