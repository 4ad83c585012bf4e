/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConsentRole } from './ConsentRole.ts';
export type ConsentDto = {
    /**
     * The party whose contract or money it is; officer: a second officer, because money of a bank moves
     */
    of: ConsentRole;
    /**
     * Which of several partners
     */
    position: number;
    /**
     * Who gave it; null: still missing
     */
    givenBy: string | null;
};

