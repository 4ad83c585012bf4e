export { CaseEvidenceDto, CaseHitDto, CasePartyDto, type HitState } from './case-evidence.dto.ts';
export { CaseAttachmentDto, CaseCommentDto, MOST_ATTACHMENT_BYTES } from './case-notes.dto.ts';
export { refuseSize } from './attachment-size.ts';
export { dispositionOf, safeFileName } from './file-name.ts';
