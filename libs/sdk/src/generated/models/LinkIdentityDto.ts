/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProviderLanguage } from './ProviderLanguage.ts';
export type LinkIdentityDto = {
    language: ProviderLanguage;
};

