export { canonicalText, verdictDigest } from './judged-statement.service.ts';
