export type { Metal } from './metal-price.entity.ts';
export type { PriceInForce, PriceTable } from './price-table.ts';
