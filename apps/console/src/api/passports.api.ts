import {
  type ConnectClient, type IssuedPassportDto, type PassportDto, type PassportField, type PassportOfficerReason,
  type PassportVerdict, verifyPassport,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';

interface IssueOrder {
  transactionId: string;
  disclose: PassportField[];
  /** The same key for every attempt at one passport, so that it is issued once. */
  idempotencyKey: string;
}

interface RevokeOrder {
  id: string;
  reason: PassportOfficerReason;
  idempotencyKey: string;
}

/** Passports of payments: issued, handed on, revoked, and checked here in the browser. */
export const passportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPassports: build.query<PassportDto[], string>({
      query: (id) => (sdk) => sdk.passports.listPassports({ id }),
      providesTags: ['Passport'],
    }),
    // Asked for when it is handed on, and not kept: it holds what was disclosed.
    readPassport: build.mutation<IssuedPassportDto, string>({
      query: (id) => (sdk) => sdk.passports.getPassport({ id }),
    }),
    issuePassport: build.mutation<IssuedPassportDto, IssueOrder>({
      query: ({ transactionId: id, disclose, idempotencyKey }) => (sdk) =>
        sdk.passports.issuePassport({ id, requestBody: { disclose }, idempotencyKey }),
      invalidatesTags: ['Passport', 'Audit'],
    }),
    revokePassport: build.mutation<PassportDto, RevokeOrder>({
      query: ({ id, reason, idempotencyKey }) => (sdk) =>
        sdk.passports.revokePassport({ id, requestBody: { reason }, idempotencyKey }),
      invalidatesTags: ['Passport', 'Audit'],
    }),
    checkPassport: build.mutation<PassportVerdict, { passport: string; now: number }>({
      query: ({ passport, now }) => async (sdk) => {
        const at = new Date(now);
        const keys = await sdk.keys.getKeys();
        const verdict = await verifyPassport(passport, keys, { at });
        const uri = verdict.isValid ? verdict.claims?.status.status_list.uri : undefined;
        const list = uri === undefined ? null : await listFor(sdk, uri);
        return list === null ? verdict : verifyPassport(passport, keys, { at, statusList: list });
      },
    }),
  }),
});

/** The status list of an address, asked from here; null where it cannot be had, which leaves the status unknown. */
async function listFor(sdk: ConnectClient, uri: string): Promise<string | null> {
  const [, list] = /\/api\/v1\/passports\/status\/(\d+)$/.exec(uri) ?? [];
  if (list === undefined) return null;
  try {
    const answer: unknown = await sdk.passports.getPassportStatusList({ list });
    return answer instanceof Blob ? await answer.text() : String(answer);
  } catch {
    return null;
  }
}

export const {
  useListPassportsQuery, useReadPassportMutation, useIssuePassportMutation, useRevokePassportMutation,
  useCheckPassportMutation,
} = passportsApi;
