/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { StrIndicatorDto } from './StrIndicatorDto.ts';
import type { StrLocationDto } from './StrLocationDto.ts';
import type { StrReportingPersonDto } from './StrReportingPersonDto.ts';
export type StrSettingsDto = {
    /**
     * The number by which the unit knows the bank (rentity_id)
     */
    rentityId: number;
    rentityBranch?: string | null;
    institutionName: string;
    institutionCode: string;
    localCurrency: Currency;
    /**
     * How reports reach the unit
     */
    submissionCode: string;
    reportingPerson: StrReportingPersonDto;
    location: StrLocationDto;
    /**
     * The unit’s code of digital money
     */
    fundsCode: string;
    /**
     * The unit’s code of a payment between wallets
     */
    transmodeCode: string;
    transmodeComment?: string | null;
    indicators: Array<StrIndicatorDto>;
};

