/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrSettingsDto } from './StrSettingsDto.ts';
export type KeptStrSettingsDto = {
    /**
     * 0: there are none yet
     */
    version: number;
    settings: StrSettingsDto | null;
};

