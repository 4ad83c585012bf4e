export { SealedMemoDto } from './sealed-memo.dto.ts';
