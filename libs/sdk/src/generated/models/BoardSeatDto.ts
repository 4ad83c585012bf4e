/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SeatKeyDto } from './SeatKeyDto.ts';
import type { SeatState } from './SeatState.ts';
export type BoardSeatDto = {
    id: string;
    name: string;
    from: string;
    until: string;
    /**
     * proposed: waits for a confirmation; coming: the term has not begun; over: it ended by its day
     */
    state: SeatState;
    /**
     * Whether an administrator asks the board to end it
     */
    isEndAsked: boolean;
    keys: Array<SeatKeyDto>;
    isYours: boolean;
    mayConfirm: boolean;
    mayEnd: boolean;
};

