/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventDto } from './EventDto.ts';
export type EventPageDto = {
    events: Array<EventDto>;
    /**
     * Pass it as `after` to go on; it moves even where nothing is for you
     */
    cursor: string;
    /**
     * false when there is more already
     */
    isLatest: boolean;
};

