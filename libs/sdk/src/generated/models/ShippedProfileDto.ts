/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PointChoiceDto } from './PointChoiceDto.ts';
export type ShippedProfileDto = {
    name: string;
    /**
     * Whether it is followed where a bank has decided nothing
     */
    isDefault: boolean;
    choices: Array<PointChoiceDto>;
};

