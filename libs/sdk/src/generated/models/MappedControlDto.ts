/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
export type MappedControlDto = {
    id: string;
    title: BilingualDto;
    testedBy: string;
};

