export { IS_VISIBLE_EVENT } from './audit-filter.ts';
export { FieldChangeDto } from './audit.dto.ts';
export { actionName } from './log-names.ts';
