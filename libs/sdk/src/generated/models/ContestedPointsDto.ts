/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContestedPointDto } from './ContestedPointDto.ts';
import type { ShippedProfileDto } from './ShippedProfileDto.ts';
export type ContestedPointsDto = {
    points: Array<ContestedPointDto>;
    profiles: Array<ShippedProfileDto>;
};

