/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaymentKind } from './PaymentKind.ts';
export type KindFiguresDto = {
    kind: PaymentKind;
    transactions: number;
    /**
     * Per cent; null without payments
     */
    sharePct: number | null;
};

