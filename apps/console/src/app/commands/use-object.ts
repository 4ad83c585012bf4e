import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useFindObjectQuery } from './objects.api.ts';

const quietMs = 250;

/** What the text names if it has the form of an id; it is asked for once typing pauses. */
export function useObject(text: string) {
  const id = text.trim();
  const [settled, setSettled] = useState(id);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), quietMs);
    return () => clearTimeout(timer);
  }, [id]);
  const isId = isObjectId(id);
  const { currentData, isFetching, error } = useFindObjectQuery(isId && settled === id ? id : skipToken);
  const isSeeking = isId && (isFetching || settled !== id);
  const object = isSeeking || !isId ? null : currentData ?? null;
  return { object, isId, isSeeking, error: isSeeking ? undefined : error };
}

// A transaction, an address, a request, a rule or contract, a request for support, an IBAN, an audit event, and any
// other id, UETRs among them.
const forms: readonly RegExp[] = [
  /^tx_[0-9a-z]{26}$/, /^0x[0-9a-f]{40}$/i, /^req_[\w-]{4,}$/, /^[a-z]{3,8}-\d{1,9}$/i, /^sup-\d{4}-\d{6,}$/i,
  /^[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?$/i, /^#?\d{1,18}$/,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
];

/** Whether a text has the form of something that the server may find by its name. */
const isObjectId = (text: string): boolean => forms.some((form) => form.test(text));
