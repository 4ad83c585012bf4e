export { RECALL_REASONS, REFUSAL_WORDS, type RecallReason } from './recall-words.ts';
