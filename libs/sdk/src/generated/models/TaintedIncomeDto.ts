/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { Currency } from './Currency.ts';
import type { TaintedArithmeticDto } from './TaintedArithmeticDto.ts';
import type { TaintedKind } from './TaintedKind.ts';
import type { TaintedTraceDto } from './TaintedTraceDto.ts';
export type TaintedIncomeDto = {
    id: string;
    bank: BankDto;
    kind: TaintedKind;
    currency: Currency;
    /**
     * With what was put right
     */
    amount: string;
    /**
     * What of it is neither set aside, nor proposed to be, nor at charity
     */
    open: string;
    /**
     * What of it was set aside, as two people decided
     */
    setAside: string;
    arithmetic: TaintedArithmeticDto;
    trace: Array<TaintedTraceDto>;
    /**
     * How often it was put right
     */
    corrections: number;
    eventId: string | null;
    note: string;
    recordedBy: string;
    recordedAt: string;
};

