/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CountryListsDto } from './CountryListsDto.ts';
import type { RulesetProfile } from './RulesetProfile.ts';
import type { RuleSettingDto } from './RuleSettingDto.ts';
import type { ThresholdsByCurrencyDto } from './ThresholdsByCurrencyDto.ts';
export type RulesetSettingsDto = {
    profile: RulesetProfile;
    boardReference: string | null;
    thresholds: ThresholdsByCurrencyDto;
    rules: Array<RuleSettingDto>;
    /**
     * Every edition, oldest first; a payment is judged by the one in force on its day
     */
    countryLists: Array<CountryListsDto>;
};

