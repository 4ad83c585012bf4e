/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HawlDto } from './HawlDto.ts';
import type { NisabDto } from './NisabDto.ts';
import type { ZakatAdvanceDto } from './ZakatAdvanceDto.ts';
import type { ZakatAmountsDto } from './ZakatAmountsDto.ts';
import type { ZakatCorrectionDto } from './ZakatCorrectionDto.ts';
import type { ZakatLineDto } from './ZakatLineDto.ts';
import type { ZakatOpinionsDto } from './ZakatOpinionsDto.ts';
import type { ZakatOwnerDto } from './ZakatOwnerDto.ts';
import type { ZakatPaymentDto } from './ZakatPaymentDto.ts';
import type { ZakatSealDto } from './ZakatSealDto.ts';
export type ZakatAssessmentDto = {
    id: string;
    owner: ZakatOwnerDto;
    opinions: ZakatOpinionsDto;
    hawl: HawlDto;
    /**
     * The moment of which balances were read
     */
    moment: string;
    issuedAt: string;
    nisab: Array<NisabDto>;
    lines: Array<ZakatLineDto>;
    base: ZakatAmountsDto;
    isReached: boolean;
    due: ZakatAmountsDto;
    advances: Array<ZakatAdvanceDto>;
    /**
     * What was paid ahead and counts
     */
    advance: ZakatAmountsDto;
    sealed: ZakatSealDto;
    /**
     * What it supersedes; null: the first of its year
     */
    correction: ZakatCorrectionDto | null;
    /**
     * SHA-256 of the certificate as JSON
     */
    digest: string;
    payments: Array<ZakatPaymentDto>;
    /**
     * Completed payments, and what was set aside and counts
     */
    paid: ZakatAmountsDto;
    /**
     * What is still to be paid
     */
    open: ZakatAmountsDto;
    /**
     * The assessment that took its place, for which is paid from then on; null: it holds
     */
    supersededBy: string | null;
};

