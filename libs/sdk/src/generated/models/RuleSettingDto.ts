/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RuleSetting } from './RuleSetting.ts';
export type RuleSettingDto = {
    ruleId: string;
    severity: RuleSetting;
};

