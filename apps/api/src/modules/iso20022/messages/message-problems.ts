import type { Problem } from '@connect/iso20022';
import type { FieldProblem } from '../../../platform/http/problems/refusal.ts';
import type { IsoProblemDto } from './iso-message.dto.ts';

/** A problem of a message as fields are told: by its path, with its line beside the sentence. */
export const toFieldProblem = ({ path, line, code, message, data }: Problem): FieldProblem =>
  ({ field: path, code, message: `Line ${line}: ${message}`, data: { ...data, line } });

export const toProblemDto = ({ path, line, code, message }: Problem): IsoProblemDto => ({ path, line, code, message });
