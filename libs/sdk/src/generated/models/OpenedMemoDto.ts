/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { VerdictDto } from './VerdictDto.ts';
export type OpenedMemoDto = {
    memo: string;
    verdict: VerdictDto;
};

