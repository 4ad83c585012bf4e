/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { ZakatLineEffect } from './ZakatLineEffect.ts';
import type { ZakatLineKind } from './ZakatLineKind.ts';
import type { ZakatLineReason } from './ZakatLineReason.ts';
import type { ZakatLineSource } from './ZakatLineSource.ts';
import type { ZakatTraceDto } from './ZakatTraceDto.ts';
export type ZakatLineDto = {
    /**
     * declared: the owner says so, and nobody here looked at it
     */
    source: ZakatLineSource;
    kind: ZakatLineKind;
    label: string;
    currency: Currency;
    effect: ZakatLineEffect;
    because: ZakatLineReason;
    amount: string;
    trace: ZakatTraceDto;
};

