/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CountryListsDto } from './CountryListsDto.ts';
import type { DraftThresholdsByCurrencyDto } from './DraftThresholdsByCurrencyDto.ts';
import type { RulesetProfile } from './RulesetProfile.ts';
import type { RuleSettingDto } from './RuleSettingDto.ts';
export type DraftRulesetDto = {
    profile?: RulesetProfile;
    boardReference?: string;
    thresholds?: DraftThresholdsByCurrencyDto;
    /**
     * All of them; for profile BOARD alone
     */
    rules?: Array<RuleSettingDto>;
    /**
     * Editions to add; one of the same day as an edition that is known takes its place
     */
    countryLists?: Array<CountryListsDto>;
    note: string;
};

