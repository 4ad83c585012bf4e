export { partyOfBeneficiary } from './known-party.ts';
export { DecideScreeningCaseDto, ScreeningCaseDto } from './screening-case.dto.ts';
