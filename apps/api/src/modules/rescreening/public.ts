export { DecideScreeningCaseDto, ScreeningCaseDto } from './screening-case.dto.ts';
