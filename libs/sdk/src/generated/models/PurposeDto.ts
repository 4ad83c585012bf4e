/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { Network } from './Network.ts';
export type PurposeDto = {
    code: string;
    label: BilingualDto;
    /**
     * The network that takes it
     */
    network: Network;
};

