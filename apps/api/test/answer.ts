import type { LightMyRequestResponse } from 'fastify';

/** The fields that bodies of the edge and of sign-in may have; each test says which one it expects. */
export interface AnswerBody {
  user: { id: string; username: string; name: string; role: string };
  token: string | null;
  error: string;
  code: string;
  details: { field: string; message: string }[];
  requestId: string;
  paths: Record<string, Record<string, object>>;
}

/** What the API answered a test. */
export type Answer = Omit<LightMyRequestResponse, 'json'> & { json(): AnswerBody };
