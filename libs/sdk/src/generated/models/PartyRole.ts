/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PartyRole = 'seller' | 'buyer' | 'supplier' | 'landlord' | 'tenant' | 'capitalProvider' | 'entrepreneur' | 'venture' | 'partner' | 'financier' | 'client';
