export { apiKeyIn } from './api-key-secret.ts';
