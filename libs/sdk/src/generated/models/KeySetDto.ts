/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PublicKeyDto } from './PublicKeyDto.ts';
export type KeySetDto = {
    keys: Array<PublicKeyDto>;
};

