export { Bank } from './bank.entity.ts';
