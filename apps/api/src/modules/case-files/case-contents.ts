import canonicalize from 'canonicalize';
import type { CheckpointDto, EventProofDto } from '../blocks/public.ts';
import type { CaseEvidenceDto, CaseAttachmentDto, CaseCommentDto } from '../cases/public.ts';
import type { ReviewCaseDto } from '../reviews/public.ts';

const SCHEMA_VERSION = 1;

/** Everything that a case file tells, of one moment. */
export interface CaseContents {
  madeAt: string;
  madeBy: string;
  review: ReviewCaseDto;
  evidence: CaseEvidenceDto;
  comments: CaseCommentDto[];
  attachments: CaseAttachmentDto[];
  /** What the audit log has of the case, each event with the proof that it is in there. */
  proofs: EventProofDto[];
  /** The signed head of the log that all proofs lead to. */
  checkpoint: CheckpointDto;
}

/** A case file as canonical JSON (RFC 8785), in the form in which proofs are checked without a server. */
export const caseJson = ({ review, ...contents }: CaseContents): string => {
  const text = canonicalize({ document: 'review-case-file', schemaVersion: SCHEMA_VERSION, case: review, ...contents });
  if (text === undefined) throw new Error('A case file cannot be written as JSON.');
  return text;
};
