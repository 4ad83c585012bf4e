/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Metal } from './Metal.ts';
import type { ZakatAdvanceOpinion } from './ZakatAdvanceOpinion.ts';
import type { ZakatCalendar } from './ZakatCalendar.ts';
import type { ZakatDebtOpinion } from './ZakatDebtOpinion.ts';
import type { ZakatDips } from './ZakatDips.ts';
import type { ZakatMethod } from './ZakatMethod.ts';
import type { ZakatProfileDto } from './ZakatProfileDto.ts';
import type { ZakatReceivableOpinion } from './ZakatReceivableOpinion.ts';
import type { ZakatSchool } from './ZakatSchool.ts';
export type ZakatOpinionsDto = {
    school: ZakatSchool;
    /**
     * That names the school; null: you chose it
     */
    profile: ZakatProfileDto | null;
    calendar: ZakatCalendar;
    method: ZakatMethod;
    nisabBase: Metal;
    /**
     * Whether a day below nisab ends the year, or only its two ends are looked at
     */
    dips: ZakatDips;
    /**
     * How early may be paid
     */
    advance: ZakatAdvanceOpinion;
    debts: ZakatDebtOpinion;
    receivables: ZakatReceivableOpinion;
    /**
     * Per cent: 2.5 by the lunar year, 2.577 by solar books
     */
    rate: string;
};

