/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfficerDto } from './OfficerDto.ts';
export type ClearingDto = {
    officer: OfficerDto;
    reason: string;
    givenAt: string;
    /**
     * Whether as many as needed agreed by it
     */
    isAgreed: boolean;
};

