import type { StepPreviewDto } from '@connect/sdk';
import type { Problem } from '../../../api/problem.ts';

const ofFields: readonly string[] = [
  'VALIDATION_FAILED', 'INVALID_ADDRESS', 'INVALID_ADDRESS_CHECKSUM', 'NETWORK_MISMATCH',
];

/** What a preview is refused for as a problem of the form, if its fields can put it right; null otherwise. */
export function previewProblemOf({ refusal }: StepPreviewDto): Problem | null {
  if (refusal === null) return null;
  const { status, code, error: sentence, details } = refusal;
  if (ofFields.includes(code)) return { status, code, sentence, details };
  if (code !== 'EVIDENCE_REQUIRED') return null;
  const { missing = [] } = (details ?? {}) as { missing?: string[] };
  return { status, code, sentence, details: missing.map((field) => ({ field, code: 'REQUIRED' })) };
}
