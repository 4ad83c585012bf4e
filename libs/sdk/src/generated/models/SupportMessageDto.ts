/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SupportPersonDto } from './SupportPersonDto.ts';
export type SupportMessageDto = {
    id: string;
    author: SupportPersonDto;
    isFromStaff: boolean;
    text: string;
    createdAt: string;
};

