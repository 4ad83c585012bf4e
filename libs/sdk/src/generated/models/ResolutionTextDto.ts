/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BindingDto } from './BindingDto.ts';
import type { BothLanguagesDto } from './BothLanguagesDto.ts';
export type ResolutionTextDto = {
    title: BothLanguagesDto;
    question: BothLanguagesDto;
    ruling: BothLanguagesDto;
    reasons: BothLanguagesDto;
    sources: Array<string>;
    /**
     * Nothing, of one that only withdraws its former
     */
    binds: Array<BindingDto>;
    /**
     * The first day on which it is in force
     */
    validFrom: string;
    /**
     * The last day; null: without end
     */
    validUntil?: string | null;
};

