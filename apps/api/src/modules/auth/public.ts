export { BankDto, RegisterDto } from './auth.dto.ts';
