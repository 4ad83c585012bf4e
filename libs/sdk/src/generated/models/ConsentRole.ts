/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The party whose contract or money it is; officer: a second officer, because money of a bank moves
 */
export type ConsentRole = 'seller' | 'buyer' | 'supplier' | 'landlord' | 'tenant' | 'capitalProvider' | 'entrepreneur' | 'venture' | 'partner' | 'financier' | 'client' | 'officer';
