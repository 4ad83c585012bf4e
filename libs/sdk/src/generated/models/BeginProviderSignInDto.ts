/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProviderLanguage } from './ProviderLanguage.ts';
export type BeginProviderSignInDto = {
    language: ProviderLanguage;
    /**
     * A path of the console; nothing that leads to another site is taken
     */
    returnTo?: string;
};

