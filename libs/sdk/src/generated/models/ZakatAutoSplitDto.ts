/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ZakatMode } from './ZakatMode.ts';
export type ZakatAutoSplitDto = {
    enabled: boolean;
    percentage: 2.5;
    /**
     * from_amount: the payee receives the amount less the zakat; on_top: the payer pays both
     */
    mode?: ZakatMode;
    /**
     * What the payer was told would be set aside; a payment that would set another sum aside is refused
     */
    zakatAmount?: string;
};

