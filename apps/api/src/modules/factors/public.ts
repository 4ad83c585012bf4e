export { SignInFactorDto, type FactorKind } from './factor.dto.ts';
export { removal, removeFactorsOf } from './factor-removal.ts';
