export { dayIn } from './time-to-answer.ts';
export { RECALL_REASONS, REFUSAL_WORDS, type RecallReason } from './recall-words.ts';
