export { SignInFactorDto, type FactorKind } from './factor.dto.ts';
