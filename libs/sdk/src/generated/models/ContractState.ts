/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContractState = 'draft' | 'rejected' | 'promised' | 'asset_purchased' | 'possessed' | 'sold' | 'instalments' | 'overdue' | 'accelerated' | 'defaulted' | 'settled' | 'written_off' | 'disputed' | 'rescinded' | 'resold_elsewhere' | 'cancelled' | 'asset_acquired' | 'leased' | 'renting' | 'suspended' | 'expired' | 'returned' | 'transferred' | 'terminated' | 'signed' | 'funded' | 'operating' | 'breached' | 'liquidating' | 'distributed' | 'closed' | 'capital_paid' | 'winding_up' | 'dissolved' | 'completed';
