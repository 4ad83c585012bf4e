export { WITHIN_REACH } from './audit-filter.ts';
export { FieldChangeDto } from './audit.dto.ts';
export { actionName } from './log-names.ts';
