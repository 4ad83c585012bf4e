export { CaseEvidenceDto, CaseHitDto, CasePartyDto, type HitState } from './case-evidence.dto.ts';
export { CaseAttachmentDto, CaseCommentDto } from './case-notes.dto.ts';
